// Words by which an article of a feed is read: the lines that feed software adds, and the signals that earn scores.
import type { ArticleWords } from "~/features/news/core/feed/normalise-entry";
import { TAG_WORDS } from "./tag-words";

export const ARTICLE_WORDS: ArticleWords = {
  tags: TAG_WORDS,
  boilerplate: {
    lines: {
      en: [
        "the post .{1,300} (?:appeared first on|first appeared on) .{1,200}",
        "related(?: \\w+)?:.{0,160}",
        "comments|share|advertisement|submitted by .{1,80}|\\[link\\]|\\[comments\\]",
      ],
      pt: [
        "(?:o|a) (?:post|publicação) .{1,300} apareceu primeiro em .{1,200}",
        "(?:esse|este) (?:conteúdo|post) .{0,200}(?:apareceu primeiro|foi publicado originalmente|foi publicado primeiro) .{1,200}",
        "comentários|compartilhe|publicidade",
      ],
    },
    invitations: {
      en: [
        "continue reading",
        "read more",
        "read the full (?:article|story|post)",
        "keep reading",
        "view original",
        "full story",
        "see also",
      ],
      pt: [
        "continue lendo",
        "continuar lendo",
        "leia mais",
        "ler mais",
        "saiba mais",
        "veja mais",
        "leia também",
        "veja também",
      ],
    },
    cutMarks: { en: ["read more", "continue reading"], pt: ["leia mais", "continue lendo"] },
  },
  scores: {
    signals: [
      // A launch.
      {
        points: 12,
        words: {
          en: ["launch*", "release*", "introduc*", "unveil*", "announc*", "rolls out", "now available"],
          pt: [
            "lanca",
            "lancam",
            "lancou",
            "lancamento",
            "anuncia*",
            "apresenta",
            "chega ao brasil",
            "disponivel",
          ],
        },
      },
      // Law and policy.
      {
        points: 34,
        words: {
          en: [
            "law",
            "laws",
            "bill",
            "regulation*",
            "ban",
            "bans",
            "banned",
            "ai act",
            "court",
            "lawsuit",
            "senate",
            "government",
            "guidance",
            "guidelines",
            "congress",
            "parliament",
            "ministry",
          ],
          pt: [
            "lei",
            "projeto de lei",
            "marco legal",
            "proibe*",
            "proibicao",
            "justica",
            "senado",
            "governo",
            "ministerio",
            "congresso",
            "camara dos deputados",
            "diretrizes",
          ],
        },
      },
      // Something that reaches many.
      {
        points: 12,
        words: {
          en: ["billion*", "million*", "worldwide", "nationwide", "global", "every student", "all teachers"],
          pt: [
            "bilhao",
            "bilhoes",
            "milhao",
            "milhoes",
            "mundial",
            "nacional",
            "todo o pais",
            "todas as escolas",
          ],
        },
      },
      // A risk.
      {
        points: 10,
        words: {
          en: ["breach", "leak*", "risk*", "warn*", "unsafe", "cheating", "deepfake*"],
          pt: ["vazamento*", "risco*", "alerta*", "fraude*"],
        },
      },
      // A breakthrough.
      {
        points: 10,
        words: {
          en: [
            "breakthrough",
            "first ever",
            "for the first time",
            "record",
            "state of the art",
            "outperform*",
          ],
          pt: ["inedit*", "pela primeira vez", "recorde", "supera"],
        },
      },
    ],
    teaching: {
      en: [
        "teacher*",
        "teaching",
        "classroom*",
        "lesson*",
        "school*",
        "student*",
        "pupil*",
        "homework",
        "curricul*",
        "educator*",
        "education",
        "educational",
        "tutor*",
        "universit*",
        "literacy",
        "k-12",
      ],
      pt: [
        "professor*",
        "docente*",
        "sala de aula",
        "salas de aula",
        "aula",
        "aulas",
        "escola*",
        "aluno*",
        "aluna*",
        "estudante*",
        "licao de casa",
        "educador*",
        "educacao",
        "educacional",
        "educacionais",
        "ensino",
        "tutoria",
        "universidade*",
        "letramento",
        "alfabetizacao",
        "bncc",
      ],
    },
  },
};
