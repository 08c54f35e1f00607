// Lessons on how AI works that need no computer, from the youngest pupils to the oldest.
import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";
import { CONFIDENT_GUESSER } from "./confident-guesser.server";
import { EXACT_ROBOT } from "./exact-robot.server";
import { FAIR_TEST } from "./fair-test.server";
import { HIDDEN_PART } from "./hidden-part.server";
import { NEXT_WORD } from "./next-word.server";
import { PEOPLE_TREE } from "./people-tree.server";
import { PICTURE_TRAIL } from "./picture-trail.server";
import { SORTING_MACHINE } from "./sorting-machine.server";
import { STICKER_RECOMMENDER } from "./sticker-recommender.server";
import { WHAT_A_MODEL_FORGETS } from "./what-a-model-forgets.server";
import { WHISPERED_SUMMARIES } from "./whispered-summaries.server";
import { WHO_MADE_THE_DATA } from "./who-made-the-data.server";

export const UNPLUGGED_LESSONS: readonly UnpluggedLesson[] = [
  EXACT_ROBOT,
  SORTING_MACHINE,
  NEXT_WORD,
  HIDDEN_PART,
  PEOPLE_TREE,
  PICTURE_TRAIL,
  STICKER_RECOMMENDER,
  WHISPERED_SUMMARIES,
  WHAT_A_MODEL_FORGETS,
  CONFIDENT_GUESSER,
  WHO_MADE_THE_DATA,
  FAIR_TEST,
];
