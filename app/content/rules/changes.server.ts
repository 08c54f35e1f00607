// Changes of the rules, the oldest first: the feed of the page and its list. Whoever changes the kind or a date of a
// rule adds an entry with the day and one sentence in every language. An entry of a day to come is shown from then on.

import type { Texts } from "~/addresses/languages";
import type { Change } from "~/features/changes/core/change";
import type { RuleState } from "~/features/rules/core/rule";

interface Entry {
  /** The day on which the page begins to say so. */
  readonly on: string;
  /** The rules that it is about, as they stand from then on; none for an entry about the page as a whole. */
  readonly rules: readonly (readonly [id: string, standing: string])[];
  readonly text: Texts<string>;
}

const now = (id: string, state: RuleState, since: string | null, deadline: string | null = null) =>
  [id, JSON.stringify([state, since, deadline])] as const;

/** The sentence says what stood there before, and why. */
function entry({ on, rules, text }: Entry): Change {
  const subjects = rules.map(([id]) => id);
  const values = rules.map(([, standing]) => standing);
  const unsaid = { was: null, since: null, why: null, source: null };
  return { about: "rule", subjects, field: "rule", ...unsaid, now: text, seenOn: on, values };
}

export const RULE_CHANGES: readonly Change[] = [
  entry({
    on: "2026-11-22",
    rules: [],
    text: {
      en: "The page opens with the rules of Brazil, the European Union, the United Kingdom and the United States, and with international guidance. From here on every change of status or date is an entry of its own.",
      "pt-br":
        "A página abre com as regras do Brasil, da União Europeia, do Reino Unido e dos Estados Unidos e com orientações internacionais. Daqui em diante, cada mudança de situação ou de data ganha uma entrada própria.",
    },
  }),
  entry({
    on: "2026-11-23",
    rules: [],
    text: {
      en: "Every rule now says what kind of text it is, who is bound by it, what it asks and what we advise. The list can be asked by school network and by Brazilian state.",
      "pt-br":
        "Cada regra agora diz que tipo de texto é, a quem ele obriga, o que o texto pede e o que recomendamos. A lista pode ser filtrada por rede de ensino e por estado.",
    },
  }),
  entry({
    on: "2026-11-23",
    rules: [now("br-cne-ia", "approved-waiting", "2026-09-01")],
    text: {
      en: "Six entries for one text that is not in force are now one with five lines.",
      "pt-br": "Seis entradas de um só texto, ainda não em vigor, viraram uma com cinco linhas.",
    },
  }),
  entry({
    on: "2026-11-23",
    rules: [
      now("br-anpd-scope-guide", "guidance", "2026-10-28"),
      now("br-anpd-32", "in-force", "2026-01-26"),
      now("br-lgpd-38", "in-force", "2020-09"),
    ],
    text: {
      en: "New for Brazil: ANPD's guide on the scope of the ECA Digital, its resolution on data sent to the European Union, and the impact report of the LGPD.",
      "pt-br":
        "Novidades no Brasil: o guia da ANPD sobre o escopo do ECA Digital, a resolução sobre dados enviados à União Europeia e o relatório de impacto da LGPD.",
    },
  }),
  entry({
    on: "2026-11-23",
    rules: [
      now("uk-gdpr", "in-force", "2018-05-25"),
      now("uk-gdpr-8", "in-force", "2018-05-25"),
      now("uk-cwsa-72", "in-force-later", "2026-04-29"),
      now("uk-duaa", "in-force", "2026-02-05"),
      now("uk-ico-ai-code", "in-force-later", "2026-05-12"),
      now("uk-equality", "in-force", "2010"),
      now("uk-scotland-ai", "guidance", "2026"),
    ],
    text: {
      en: "New for the United Kingdom: UK GDPR, Data (Use and Access) Act, Equality Act, two texts of 2026 on what is to come, and Scotland's guidelines.",
      "pt-br":
        "Novidades no Reino Unido: UK GDPR, Data (Use and Access) Act, Equality Act, dois textos de 2026 sobre o que ainda vem e as orientações da Escócia.",
    },
  }),
  entry({
    on: "2026-11-23",
    rules: [
      now("eu-gdpr-8", "in-force", "2018-05-25"),
      now("us-ppra", "in-force", "1978"),
      now("us-states-policy", "in-force", "2026-07-01"),
    ],
    text: {
      en: "New: art. 8 of the GDPR for the European Union; for the United States PPRA, and the duty of districts in Ohio to have an AI policy.",
      "pt-br":
        "Novidades: art. 8º do GDPR, na União Europeia; nos Estados Unidos, a PPRA e a obrigação dos distritos de Ohio de ter política de IA.",
    },
  }),
  entry({
    on: "2026-11-23",
    rules: [
      now("int-coe-ai-literacy", "guidance", "2026-09-02"),
      now("int-coe-convention", "in-force-later", "2024-05-17"),
    ],
    text: {
      en: "The Council of Europe adopted its recommendation on AI literacy on 2 September 2026; we had it as a draft. Its convention on AI has an entry of its own.",
      "pt-br":
        "O Conselho da Europa adotou a recomendação sobre letramento em IA em 2 de setembro de 2026; aqui constava como projeto. A convenção sobre IA ganhou entrada própria.",
    },
  }),
  entry({
    on: "2026-11-23",
    rules: [
      now("eu-ai-act-annex3", "in-force-later", "2024-08-01", "2027-12-02"),
      now("uk-phones-2026", "in-force-later", "2026-04-29"),
      now("br-anpd-schedule", "guidance", "2026-03-20", "2027-01"),
      now("br-ba-2026", "guidance", "2026-02-21"),
    ],
    text: {
      en: "Corrected kinds: Annex III of the AI Act and England's section on phones are laws whose duties start later; ANPD's timetable and Bahia's guidelines are policies.",
      "pt-br":
        "Tipos corrigidos: o Anexo III do AI Act e o artigo inglês sobre celulares são leis com obrigações que começam depois; o cronograma da ANPD e as diretrizes da Bahia são diretrizes, não leis.",
    },
  }),
  entry({
    on: "2026-11-23",
    rules: [
      now("br-lei-13819", "in-force", "2025-10-07"),
      now("br-lgpd-14", "in-force", "2020-09"),
      now("br-lgpd-20", "in-force", "2020-09"),
      now("br-deepfake", "in-force", "2008"),
    ],
    text: {
      en: "Corrected dates: the duty to notify violence is in the LDB since 7 October 2025; the LGPD holds since September 2020; the article on montages of minors since 2008.",
      "pt-br":
        "Datas corrigidas: o dever de notificar violência está na LDB desde 7 de outubro de 2025; a LGPD vale desde setembro de 2020; o artigo sobre montagem com menores, desde 2008.",
    },
  }),
  entry({
    on: "2026-11-28",
    rules: [now("uk-ico-ai-code", "in-force", "2026-05-12")],
    text: {
      en: "Corrected kind: the regulations of 2026 for a British code on AI are in force, and bind the Information Commissioner alone.",
      "pt-br":
        "Tipo corrigido: a norma britânica de 2026 para um código sobre IA está em vigor e obriga só o órgão de proteção de dados.",
    },
  }),
  entry({
    on: "2026-12-02",
    rules: [now("eu-ai-act-5", "in-force", "2025-02-02", "2026-12-02")],
    text: {
      en: "From today two more bans apply in the European Union: AI that makes intimate images of people without their consent, and AI that makes child abuse material.",
      "pt-br":
        "A partir de hoje, mais duas proibições valem na União Europeia: IA que cria imagens íntimas sem consentimento e IA que cria material de abuso infantil.",
    },
  }),
];
