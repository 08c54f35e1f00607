// A lesson on how AI works that needs no computer, in every language.
import type { Texts } from "~/addresses/languages";
import type { Lesson, LessonFacts, LessonStage, LessonSubject, SampleAnswer } from "./lesson";

interface UnpluggedText
  extends Pick<LessonFacts, "group" | "materials" | "curriculum">,
    Pick<Lesson, "plan" | "sheets"> {
  readonly title: string;
  readonly description: string;
  /** Objective that pupils can show at its end. */
  readonly objective: string;
  /** Background for a teacher who has never studied computing. */
  readonly background: readonly string[];
  /** Answers that pupils give, and how to take them. */
  readonly expect: readonly string[];
  readonly younger: string;
  readonly older: string;
  /** An invented answer of an assistant about the matter, with its request. */
  readonly flaw: { readonly asked: string; readonly sample: SampleAnswer };
  /** Rule of law that matters in it; null where none does. */
  readonly ruleId: string | null;
}

export interface UnpluggedLesson {
  /** Its name in its address, the same in every language. */
  readonly id: string;
  readonly stages: readonly LessonStage[];
  readonly subjects: readonly LessonSubject[];
  readonly minutes: number;
  readonly text: Texts<UnpluggedText>;
}
