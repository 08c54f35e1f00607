// The first download of the planning toolkit page: the planning kit in English.
import type { PrintableDocument } from "~/features/documents/core/printable-document";

export const PLANNING_KIT_EN: PrintableDocument = {
  id: "planning-kit",
  locale: "en",
  fileName: "ai-teacher-pro-planning-kit",
  title: "Planning pack for teachers who use AI",
  intro:
    "Templates to edit and print: from the year to one lesson, from the rubric to the letter home. Replace the words in square brackets with your own. Never enter a pupil's name, photo, mark or report in any AI tool.",
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
        { kind: "heading", text: "Skills map by term" },
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
        { kind: "heading", text: "Calendar with assessment dates" },
        {
          kind: "table",
          columns: ["Date", "What is assessed", "Form (written, spoken, made)", "Back to pupils by"],
          rows: [[], [], [], [], []],
        },
        { kind: "heading", text: "Unit plan with backward design" },
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
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Lesson plan template" },
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
        { kind: "heading", text: "Opening questions" },
        {
          kind: "list",
          ordered: false,
          items: [
            "What do you already know about this, and where did you see it outside school?",
            "Which of these two answers is wrong, and how can you tell?",
            "What would change in our town if this did not exist?",
            "Guess the number first: how many, how far, how long?",
            "What do these three pictures, words or objects have in common?",
            "A friend who missed the lesson asks what this is about. What do you say in one sentence?",
          ],
        },
        {
          kind: "prompt",
          text: "Give me three opening questions on [topic] for [year group]: one from daily life, one that divides opinions, one with a surprising number. For each, say what a wrong answer would tell me. Mark any fact I must check.",
        },
        { kind: "heading", text: "Exit tickets" },
        {
          kind: "list",
          ordered: false,
          items: [
            "Write one thing you can do now that you could not do when you came in.",
            "Solve this one: [one task of the kind we did today].",
            "Which step was the hardest, and where did you get stuck?",
            "Explain today's idea to a younger child in two sentences.",
            "True or false, and why: [one sentence with a typical mistake].",
            "What should we start with next time?",
          ],
        },
        {
          kind: "prompt",
          text: "Write three exit tickets on [objective of the lesson] for [year group], each answered in two minutes on paper: one to solve, one to explain, one with a typical mistake to find. For each, say what a right answer, a half-right one and a wrong one would tell me, and what I do in the next lesson.",
        },
      ],
    },
    {
      id: "rubric-and-feedback",
      heading: "3. Rubric and feedback",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Rubric" },
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
          kind: "prompt",
          text: "Draft a rubric for this task: [task as pupils receive it]. Year group: [year group]. At most four criteria, three levels each, in words pupils understand. Describe only what can be seen in the work, no words such as good or adequate. For each criterion add one question that helps a pupil revise. Then ask me which criterion matters least, so that I can cut it.",
        },
        { kind: "heading", text: "Feedback in three sentences" },
        {
          kind: "table",
          columns: ["Feedback in three sentences", "Write here"],
          rows: [
            ["One strength, quoted from the work"],
            ["One next step, tied to a criterion"],
            ["One question that makes the writer think"],
          ],
        },
        { kind: "heading", text: "Error analysis sheet" },
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
        { kind: "heading", text: "Report comments" },
        {
          kind: "prompt",
          text: "Write a bank of report comments for [subject], [year group]. What we worked on: [list of skills]. For each skill write three comments: for a pupil who does it alone, for one who does it with help, for one who is not there yet. Two sentences each: what the pupil can do now, then one next step at school or at home. Leave three dots where I will add an example from the work by hand. Use plain words that a family understands, no labels such as lazy or gifted, and do not compare pupils. You need no pupil's name, mark or story, and I will not give you any. At the end, list the phrases you used more than twice.",
        },
        {
          kind: "ticks",
          items: [
            "Names, marks and examples were added by hand, outside the tool.",
            "Each comment says something I have seen in the work.",
            "Read aloud, it is a sentence I would say to this family.",
          ],
        },
        { kind: "heading", text: "Exam practice" },
        {
          kind: "prompt",
          text: "Write exam practice on [topic] for [year group]. Copy the style of this question from a past paper, not its content: [question]. What pupils have learned: [list]. Write [number] questions from easy to hard, with the marks for each. Then, on a separate page, a mark scheme: what earns each mark, and the mistake to expect. Solve every question step by step first, and leave out any with two right answers. Mark any fact or number I must check.",
        },
        {
          kind: "ticks",
          items: [
            "I solved every question myself, in half the time pupils have.",
            "Each question is about something we have taught.",
            "I know what I will teach again if most of the class gets it wrong.",
          ],
        },
      ],
    },
    {
      id: "differentiation",
      heading: "4. Differentiation grid",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Text in three reading levels" },
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
        { kind: "heading", text: "Alternative text and audio" },
        {
          kind: "prompt",
          text: "Describe this picture for a pupil who cannot see it: [what the picture shows and why it is in the lesson]. First one sentence of at most 25 words, then a longer description in the order in which the eye would go. Say what is there, not what it means. Do not give away the answer to this question: [question].",
        },
        {
          kind: "ticks",
          items: [
            "Every picture that matters has a description; decoration has none.",
            "I read the text aloud slowly, or had it read by the device, and listened to it once myself.",
            "What is heard can be read as well: there is a transcript or a summary in points.",
            "No recording contains a pupil's voice or name.",
          ],
        },
        { kind: "heading", text: "Supports for specific needs" },
        {
          kind: "table",
          columns: ["What I see in class", "A support to try", "How I can tell that it helps"],
          rows: [
            ["Reads slowly", "Fewer lines on a page, key words explained first, text read aloud"],
            ["Loses the thread of long tasks", "One step at a time, each with a box to tick and a time"],
            [
              "Is learning the language of the lesson",
              "Pictures, a word list in both languages, a partner, answers in short sentences",
            ],
            ["Finds writing by hand hard", "Answers spoken, drawn or typed; a table to fill in"],
          ],
        },
        {
          kind: "paragraph",
          text: "Write what you see, never a diagnosis or a name. What a professional has recommended for a pupil comes before anything here.",
        },
        { kind: "heading", text: "Catching up" },
        {
          kind: "prompt",
          text: "Help me plan how a group in [year group] catches up on [skill] while the class goes on. Time: [minutes] minutes, [number] times a week, for [number] weeks. First ask me up to three questions about what the group can do; I will describe the group, never one pupil. Then give: the earlier skills this one needs, in order; a five-minute check on paper for each; for the first one that fails, an activity with objects or drawings, one worked example and six exercises from easy to hard; and how I can tell that the group is ready to rejoin.",
        },
        {
          kind: "ticks",
          items: [
            "The checks are short, on paper, and have no mark.",
            "The group works towards the same goal as the class.",
          ],
        },
      ],
    },
    {
      id: "families",
      heading: "5. Letter to families and meeting script",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Message to families" },
        {
          kind: "prompt",
          text: "Write a letter to the families of [year group], at most 150 words, in plain words, warm, with no hype about technology. It should say: what we will do with AI ([use]), what for ([reason]), what we will not do ([limits]), that no personal data about pupils is entered, and how to ask questions ([contact]). End with one question a family can discuss at home.",
        },
        { kind: "heading", text: "Meeting script" },
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
        { kind: "heading", text: "Rewrite in plain language" },
        {
          kind: "prompt",
          text: "Rewrite the message below in plain language for families. Sentences of at most 15 words, one idea in each. Everyday words; if a school term must stay, explain it in brackets. First what the family should do, and by when; then why. Keep every date, time, place and amount exactly as it is. Add nothing. At the end, list what is unclear in the original.\n\n[message without names]",
        },
        {
          kind: "ticks",
          items: [
            "What to do, and by when, is in the first two lines.",
            "Dates, times, places and amounts are the same as in the original.",
            "Read aloud, it takes less than a minute, and nobody has to ask what a word means.",
            "It can be answered without the internet, and it blames nobody.",
          ],
        },
        { kind: "heading", text: "Parents' evening" },
        {
          kind: "prompt",
          text: "Plan a parents' evening for [year group], [minutes] minutes. What I want to say: [points about the class as a whole]. Write a running order with times: welcome, what we are learning and why, how a family can help in ten minutes a day, dates, questions. Then write the five hardest questions that families may ask, each with an answer of at most three sentences that I can say aloud; do not promise anything I have not told you. Speak of the whole class: anything about one pupil belongs in a private conversation. End with a message of three lines for those who could not come.",
        },
        {
          kind: "ticks",
          items: [
            "Nobody could recognise a pupil in what I will say.",
            "At least a third of the time is for questions.",
          ],
        },
      ],
    },
    {
      id: "class-agreement",
      heading: "6. Agreement, declaration and privacy",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Class agreement on AI" },
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
        { kind: "heading", text: "Declaration of AI use" },
        {
          kind: "fields",
          fields: [
            { label: "Declaration of use: I used AI to ..., and I checked ...", lines: 2 },
            { label: "We read this agreement again on", lines: 1 },
          ],
        },
        { kind: "heading", text: "Privacy checklist" },
        {
          kind: "ticks",
          items: [
            "No name, photo, voice, mark, report, address or account name of a pupil goes into the tool.",
            "A story that everyone at school would recognise is changed or left out.",
            "I know the minimum age of the tool, and no pupil signs in below it.",
            "I know whether what is typed is used for training, and have turned that off where I can.",
            "The school knows and allows this tool for this use.",
            "I delete the conversation when I no longer need it.",
            "If something slipped in: I delete it, tell the person responsible for data at school, and write down when and what.",
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
        { kind: "fields", fields: [{ label: "What I changed, and what I would ask differently", lines: 2 }] },
      ],
    },
  ],
  footer:
    "AI Teacher Pro, the companion to the book Generative AI for Teachers. You may copy and adapt this pack for your own teaching.",
};
