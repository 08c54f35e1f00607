import type { ClassField } from "~/features/class-card/core/class-card";

interface FieldWords {
  readonly label: string;
  readonly help: string;
  /** Where it is typed. */
  readonly example?: string;
  /** What can be chosen, or is suggested where anything may be typed: one after the other, with semicolons. */
  readonly options?: string;
}

const fields: Readonly<Record<ClassField, FieldWords>> = {
  stage: {
    label: "Year group",
    help: "As your school says it. Leave out the letter of the class: it points to real pupils.",
    example: "e.g. Year 8",
  },
  subject: {
    label: "Subject",
    help: "One subject. In a primary school, the area of learning.",
    example: "e.g. science",
    options:
      "English; mathematics; science; history; geography; computing; art and design; music; PE; RE; citizenship; a modern language",
  },
  pupils: { label: "Number of pupils", help: "A round number is enough.", example: "e.g. 28" },
  minutes: {
    label: "Lesson length in minutes",
    help: "The time you really have after settling in.",
    example: "e.g. 60",
  },
  devices: {
    label: "Materials and devices",
    help: "What is in the room on an ordinary day. Write “none” if there is nothing.",
    example: "e.g. mini-whiteboards, one projector",
    options: "none; one projector; one device per pair; one device per pupil; a computer room once a week",
  },
  internet: {
    label: "Internet in the room",
    help: "On the worst ordinary day, not the best.",
    options: "no internet; internet for the teacher only; slow Wi-Fi; good Wi-Fi",
  },
  needs: {
    label: "Support needs, in general terms",
    help: "What the material must allow, never who needs it: no names, diagnoses, plans or reports.",
    example: "e.g. large print, short instructions",
  },
  textbook: {
    label: "Textbook or main resource",
    help: "Title and chapter. Leave the pages themselves out.",
    example: "e.g. our science textbook, chapter 4",
  },
  tone: {
    label: "Tone",
    help: "How texts for pupils and families should sound.",
    options: "calm and friendly; polite and short; plain and direct; warm, for families",
  },
};

/** The card of a class, which fills the blanks of prompts. */
export const classCard = {
  heading: "My class",
  intro:
    "Fill this in once and every prompt on the site begins with your class. It stays on this device and is sent nowhere. Never write a pupil's name.",
  choose: "Class",
  another: "Another class",
  name: "Your name for this class",
  nameHelp: "Only for you, to tell your classes apart: it never goes into a prompt.",
  /** A class without a name, by its place among the others. */
  unnamed: (place: number) => `Class ${place}`,
  fields,
  none: "Not said",
  keep: "Keep on this device",
  keepHelp: "Otherwise the card is gone once you close this tab. On a shared computer, leave this off.",
  save: "Use in prompts",
  remove: "Remove this class",
  clear: "Erase my class",
  clearAll: "Erase all classes",
  kept: "Saved on this device.",
  held: "Saved until you close this tab.",
  notSaved: "Your browser does not allow saving. The card lasts until you leave this page.",
  cleared: "No class details are kept on this device any more.",
  /** Beside a field in which something looks personal. */
  looksPersonal: (title: string, message: string) => `${title}. ${message}`,
};

export type ClassCardMessages = typeof classCard;
