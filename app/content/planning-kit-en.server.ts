// The first download of the planning toolkit page: the planning kit in English.
import type { PrintableDocument } from "~/features/documents/core/printable-document";

export const PLANNING_KIT_EN: PrintableDocument = {
  id: "planning-kit",
  locale: "en",
  fileName: "ai-teacher-pro-planning-kit",
  title: "Planning kit for teachers who use AI",
  intro:
    "Templates to print: from the year to one lesson, from the rubric to the letter home. Replace the words in square brackets with your own. Never enter a pupil's name, photo, mark or report in any AI tool.",
  sections: [
    {
      id: "year-and-unit",
      heading: "1. Year and unit plan",
      startsPage: false,
      blocks: [
        {
          kind: "fields",
          fields: [
            { label: "Subject and class", lines: 1 },
            { label: "What pupils should be able to do by the end of the year, in one sentence", lines: 2 },
          ],
        },
        {
          kind: "table",
          columns: [
            "Term",
            "Skills from the curriculum",
            "Main task (the evidence)",
            "Assessment dates",
            "Where AI helps me",
          ],
          rows: [["1"], ["2"], ["3"], ["4"]],
        },
        {
          kind: "prompt",
          text: "Help me plan a unit backwards. Final task: [what pupils will produce]. Skills: [paste their full text]. Lessons available: [number] of [minutes] minutes. Ask me up to four questions first. Then give a table with lesson number, question of the day, activity, evidence and material. Leave one lesson free for what does not go as planned.",
        },
        {
          kind: "table",
          columns: ["Lesson", "Question of the day", "Activity", "Evidence", "Material"],
          rows: [["1"], ["2"], ["3"], ["4"], ["5"], ["6: free"]],
        },
      ],
    },
    {
      id: "lesson-plan",
      heading: "2. Lesson plan on one page",
      startsPage: true,
      blocks: [
        {
          kind: "fields",
          fields: [
            { label: "Class, date, minutes, materials in the room", lines: 1 },
            { label: "Objective: after this lesson pupils can ...", lines: 2 },
            { label: "Curriculum skill, in full", lines: 2 },
          ],
        },
        {
          kind: "table",
          columns: ["Minutes", "What I do", "What pupils do", "How I can tell they are learning"],
          rows: [["Opening"], ["Main activity"], ["Main activity"], ["Closing"]],
        },
        {
          kind: "fields",
          fields: [
            { label: "Exit ticket: one question", lines: 1 },
            { label: "If half the class does not follow, I will ...", lines: 1 },
            { label: "The same lesson without internet", lines: 1 },
          ],
        },
        {
          kind: "prompt",
          text: "Act as a planning partner. Skill: [paste the full text]. Class: [year group], [number] pupils, [minutes] minutes, materials: [list]. First ask me three questions you need answered. Then write: objective in one sentence, opening, main activity in timed steps, evidence of learning, and what to do if half the class does not follow.",
        },
        {
          kind: "prompt",
          text: "Give me three opening questions on [topic] for [year group]: one from daily life, one that divides opinions, one with a surprising number. For each, say what a wrong answer would tell me. Mark any fact I must check.",
        },
      ],
    },
    {
      id: "rubric-and-feedback",
      heading: "3. Rubric and feedback",
      startsPage: true,
      blocks: [
        { kind: "fields", fields: [{ label: "The task, exactly as pupils receive it", lines: 3 }] },
        {
          kind: "table",
          columns: ["Criterion", "Starting", "On the way", "Achieved", "Question for revising"],
          rows: [[], [], [], []],
        },
        {
          kind: "paragraph",
          text: "Describe only what can be seen in the work. If two teachers would choose different levels, rewrite the line.",
        },
        {
          kind: "table",
          columns: ["Feedback in three sentences", "Write here"],
          rows: [
            ["One strength, quoted from the work"],
            ["One next step, tied to a criterion"],
            ["One question that makes the writer think"],
          ],
        },
        {
          kind: "table",
          columns: [
            "Error seen",
            "How many pupils",
            "What they were probably thinking",
            "Two minutes in the next lesson",
          ],
          rows: [[], [], []],
        },
      ],
    },
    {
      id: "differentiation",
      heading: "4. Differentiation grid",
      startsPage: true,
      blocks: [
        { kind: "fields", fields: [{ label: "The goal that stays the same for everyone", lines: 2 }] },
        {
          kind: "table",
          columns: ["", "Path A: more support", "Path B: the level of the year", "Path C: extra challenge"],
          rows: [
            ["Text or source"],
            ["Task"],
            ["Support (words, model, partner)"],
            ["Way to answer (write, speak, draw)"],
            ["How I check"],
          ],
        },
        {
          kind: "prompt",
          text: "Rewrite the text below in three versions: A, short sentences and everyday words; B, the level of [year group]; C, with one extra challenge. Keep the same key idea, these key words [list] and the same order of facts. Do not add facts. After each version, write the same two comprehension questions.\n\n[text]",
        },
        {
          kind: "ticks",
          items: [
            "Pupils choose the path; nobody is labelled.",
            "No version lost a fact or gained one.",
            "The easy version is simple without being childish.",
            "Images have a description; instructions are short and numbered.",
            "I described needs in general terms and did not paste a report on a real pupil.",
          ],
        },
      ],
    },
    {
      id: "families",
      heading: "5. Letter to families and meeting script",
      startsPage: true,
      blocks: [
        {
          kind: "prompt",
          text: "Write a letter to the families of [year group], at most 150 words, in plain words, warm, with no hype about technology. It should say: what we will do with AI ([use]), what for ([reason]), what we will not do ([limits]), that no personal data about pupils is entered, and how to ask questions ([contact]). End with one question a family can discuss at home.",
        },
        {
          kind: "list",
          ordered: true,
          items: [
            "Two minutes: why this matters to our pupils now.",
            "Five minutes: one real example from a lesson, on paper.",
            "Five minutes: what never goes into a tool, and who decides.",
            "Ten minutes: questions. Write down the ones you cannot answer.",
            "Two minutes: when and how you will report back.",
          ],
        },
        { kind: "fields", fields: [{ label: "Questions I will answer in writing, and by when", lines: 4 }] },
      ],
    },
    {
      id: "class-agreement",
      heading: "6. Class agreement on AI",
      startsPage: true,
      blocks: [
        {
          kind: "table",
          columns: ["Part", "What we decided", "Why"],
          rows: [
            ["AI is not used when ..."],
            ["AI may be used, and we say so, when ..."],
            ["We never enter ..."],
            ["When something goes wrong, we ..."],
          ],
        },
        {
          kind: "fields",
          fields: [
            { label: "Declaration of use: I used AI to ..., and I checked ...", lines: 2 },
            { label: "We read this agreement again on", lines: 1 },
          ],
        },
      ],
    },
    {
      id: "review-of-ai",
      heading: "7. Before it reaches a pupil: review of what AI wrote",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "I checked every fact, number, date and quotation in a second source.",
            "Every reference exists and says what is claimed.",
            "I solved every exercise myself; each has one right answer.",
            "There are no stereotypes in people, places or names, and our own community is represented.",
            "The language is right for this class, and it sounds like me.",
            "It fits the time and the materials I really have.",
            "Nothing in it identifies a pupil, and I may use the texts and images in it.",
          ],
        },
        { kind: "fields", fields: [{ label: "What I changed, and what I would ask differently", lines: 3 }] },
      ],
    },
  ],
  footer:
    "AI Teacher Pro, the companion to the book Generative AI for Teachers. You may copy and adapt this kit for your own teaching.",
};
