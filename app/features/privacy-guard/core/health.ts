import { type PersonalData, passagesOf } from "./finding";

/** Words that name a condition, a report on one, or what is taken for it; a capital letter tells "TEA" from tea. */
const WORDS = [
  "[Ll]audos?(?: (?:m[ée]dicos?|psicol[óo]gicos?))?(?: d[eo] (?:\\p{Lu}{2,}|\\p{L}{5,}))?",
  "[Dd]iagn[óo]stic(?:os?|ad[oa]s?)(?: (?:de|com) (?:\\p{Lu}{2,}|\\p{L}{5,}))?",
  "[Dd]iagnos(?:is|ed)(?: (?:of|with) (?:\\p{Lu}{2,}|\\p{L}{5,}))?",
  "[Tt]ranstornos?(?: d[eo] \\p{L}+| \\p{L}{5,})?",
  "[Ss][íi]ndrome de \\p{L}+|Down(?:['’]s)? [Ss]yndrome",
  "[Dd]efici[êe]n(?:te|cia)s?(?: (?:visual|auditiva|intelectual|f[íi]sica|m[úu]ltipla))?",
  "[Dd]isab(?:led|ilit(?:y|ies))|[Ss]pecial (?:educational )?needs",
  "TDAH|TEA|TOD|CID[- ]?(?:10|11)?|PCD|PcD|ADHD|ASD|SEND?|EHCP?|IEP",
  "[Aa]uti(?:s(?:mo|m|tas?)|stic)|[Aa]sperger",
  "[Dd]is(?:lexia|l[ée]xic[oa]|calculia|grafia|praxia)|[Dd]ys(?:lexi[ac]|calculia|praxia|praxic)",
  "[Ee]pil(?:epsia|[ée]ptic[oa]|epsy|eptic)|[Aa]sma|[Aa]sthma(?:tic)?|[Dd]iab[ée]t(?:es|ic[oa]?)",
  "depress(?:[ãa]o|iv[oa]|ion|ed)|ansiedade|anxiety|[Bb]ipolar|[Aa]norexi[ac]|[Bb]ulimi[ac]",
  "[Aa]utomutila[çc][ãa]o|[Ss]elf[- ]harm(?:s|ed|ing)?|[Ss]uic[íi]d(?:a|io|al|e)",
  "[Rr]italina?|[Mm]edica(?:[çc][ãa]o|mentos?|tion)|rem[ée]dios? controlados?",
  "[Pp]siquiatr(?:a|ia)|[Pp]sic[óo]log[oa]|[Nn]europediatra|[Ff]onoaudi[óo]log[oa]",
  "[Pp]sychiatrist|[Pp]sychologist|[Ss]peech therap(?:y|ist)",
  "[Cc]adeirante|[Cc]adeira de rodas|[Ww]heelchair|[Gg]r[áa]vida|[Pp]regnant",
].join("|");

const HEALTH = new RegExp(`(?<![\\p{L}\\d])(?:${WORDS})(?![\\p{L}\\d])`, "gu");
/** About two lines; a new line begins another matter. */
const BESIDE = 100;

/** Words of health and disability beside one of the names in a text: alone they are what a lesson is about. */
export function listHealth(text: string, names: readonly PersonalData[]): PersonalData[] {
  if (names.length === 0) return [];
  return passagesOf("health", text, HEALTH).filter(({ start, end }) =>
    names.some((name) => {
      const between = name.end <= start ? text.slice(name.end, start) : text.slice(end, name.start);
      return between.length <= BESIDE && !between.includes("\n");
    }),
  );
}
