// The success criteria of WCAG 2.2, levels A and AA, that apply to the site, each with what shows how far it is met. A
// "supports" rests on a test of this repository or on the day on which somebody looked; all others say so.
import type { Texts } from "~/addresses/languages";

/** A test that fails when the criterion is not met where it looks. */
interface ShownByTest {
  readonly file: string;
  readonly title: string;
}

export type Evidence =
  | { readonly result: "supports"; readonly test: ShownByTest }
  /** YYYY-MM-DD on which it was looked at. */
  | { readonly result: "supports"; readonly seenOn: string }
  | { readonly result: "partly" };

export interface Criterion {
  /** Number of the criterion in WCAG 2.2. */
  readonly id: string;
  readonly level: "A" | "AA";
  readonly name: Texts<string>;
  readonly evidence: Evidence;
}

const byTest = (file: string, title: string): Evidence => ({ result: "supports", test: { file, title } });
/** On the pages and in the ways that the statement names under "How we assess". */
const SEEN: Evidence = { result: "supports", seenOn: "2026-11-28" };

/** axe, a walk over every kind of page at the narrowest width (nine before a release), and the size of targets. */
const EVERY_KIND = byTest(
  "tests/e2e/every-page.spec.ts",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as its source writes it.
  "${paths}: each is accessible, hydrates without a word, holds at every width and can be printed",
);

/** The frame of a page, which leads to help, too. */
const ONE_FRAME = byTest(
  "tests/worker/built-frame.test.ts",
  "every kind of page (%s) has the same links and controls in its header and footer, in one order and by one name",
);

function criterion(
  id: string,
  level: Criterion["level"],
  en: string,
  ptBr: string,
  evidence: Evidence,
): Criterion {
  return { id, level, name: { en, "pt-br": ptBr }, evidence };
}

export const CRITERIA: readonly Criterion[] = [
  criterion("1.1.1", "A", "Non-text content", "Conteúdo não textual", EVERY_KIND),
  criterion("1.3.1", "A", "Info and relationships", "Informações e relações", EVERY_KIND),
  criterion("1.3.2", "A", "Meaningful sequence", "Sequência com significado", SEEN),
  criterion("1.3.3", "A", "Sensory characteristics", "Características sensoriais", SEEN),
  criterion("1.3.4", "AA", "Orientation", "Orientação", SEEN),
  criterion("1.3.5", "AA", "Identify input purpose", "Identificar a finalidade da entrada", EVERY_KIND),
  criterion("1.4.1", "A", "Use of colour", "Uso de cores", SEEN),
  criterion(
    "1.4.3",
    "AA",
    "Contrast (minimum)",
    "Contraste (mínimo)",
    byTest("app/styles/contrast.test.ts", "every pair of colours is readable by %s"),
  ),
  criterion(
    "1.4.4",
    "AA",
    "Resize text",
    "Redimensionar texto",
    byTest(
      "tests/e2e/readers.release.spec.ts",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as its source writes it.
      "${reader.name}: every page holds at every width (${locale})",
    ),
  ),
  criterion("1.4.5", "AA", "Images of text", "Imagens de texto", SEEN),
  criterion("1.4.10", "AA", "Reflow", "Refluxo", EVERY_KIND),
  criterion(
    "1.4.11",
    "AA",
    "Non-text contrast",
    "Contraste não textual",
    byTest("app/styles/contrast.test.ts", "every pair of colours is readable by %s"),
  ),
  criterion("1.4.12", "AA", "Text spacing", "Espaçamento de texto", SEEN),
  criterion(
    "1.4.13",
    "AA",
    "Content on hover or focus",
    "Conteúdo em foco ou sob o mouse",
    byTest(
      "tests/pointer-and-focus.test.ts",
      "nothing appears because the pointer or the focus rests somewhere, but the skip link itself",
    ),
  ),
  criterion(
    "2.1.1",
    "A",
    "Keyboard",
    "Teclado",
    byTest("tests/e2e/search.spec.ts", "/: search with nothing but the keyboard"),
  ),
  criterion(
    "2.1.2",
    "A",
    "No keyboard trap",
    "Sem bloqueio do teclado",
    byTest("tests/e2e/shell.spec.ts", "the mobile menu is a modal dialog that closes on Escape and leads on"),
  ),
  criterion(
    "2.1.4",
    "A",
    "Character key shortcuts",
    "Atalhos de teclado por caractere",
    byTest("tests/e2e/search.spec.ts", "the / key is a character in a field, and can be turned off"),
  ),
  criterion(
    "2.2.2",
    "A",
    "Pause, stop, hide",
    "Pausar, parar, ocultar",
    byTest(
      "tests/e2e/home.spec.ts",
      "the chalk of the Portuguese home moves, can be held still, and is not there for who asked for rest",
    ),
  ),
  criterion(
    "2.4.1",
    "A",
    "Bypass blocks",
    "Ignorar blocos",
    byTest("tests/e2e/shell.spec.ts", "the skip link is the first stop and leads to the content"),
  ),
  criterion("2.4.2", "A", "Page titled", "Página com título", EVERY_KIND),
  criterion("2.4.3", "A", "Focus order", "Ordem do foco", SEEN),
  criterion("2.4.4", "A", "Link purpose (in context)", "Finalidade do link (em contexto)", EVERY_KIND),
  criterion(
    "2.4.5",
    "AA",
    "Multiple ways",
    "Várias formas",
    byTest(
      "tests/e2e/crawl.spec.ts",
      "from both start pages every resource is reached, no link is dead, every way out is safe, and the sitemap names the same twins as each page",
    ),
  ),
  criterion("2.4.6", "AA", "Headings and labels", "Cabeçalhos e rótulos", SEEN),
  criterion("2.4.7", "AA", "Focus visible", "Foco visível", SEEN),
  criterion("2.4.11", "AA", "Focus not obscured (minimum)", "Foco não obscurecido (mínimo)", EVERY_KIND),
  criterion(
    "2.5.2",
    "A",
    "Pointer cancellation",
    "Cancelamento do acionamento",
    byTest("tests/pointer-and-focus.test.ts", "what is pressed acts when it is let go"),
  ),
  criterion("2.5.3", "A", "Label in name", "Rótulo no nome", EVERY_KIND),
  criterion("2.5.8", "AA", "Target size (minimum)", "Tamanho do alvo (mínimo)", EVERY_KIND),
  criterion("3.1.1", "A", "Language of page", "Idioma da página", EVERY_KIND),
  criterion("3.1.2", "AA", "Language of parts", "Idioma das partes", { result: "partly" }),
  criterion("3.2.1", "A", "On focus", "Em foco", SEEN),
  criterion("3.2.2", "A", "On input", "Em entrada", SEEN),
  criterion("3.2.3", "AA", "Consistent navigation", "Navegação consistente", ONE_FRAME),
  criterion("3.2.4", "AA", "Consistent identification", "Identificação consistente", ONE_FRAME),
  criterion("3.2.6", "A", "Consistent help", "Ajuda consistente", ONE_FRAME),
  criterion(
    "3.3.1",
    "A",
    "Error identification",
    "Identificação do erro",
    byTest(
      "tests/e2e/newsletter.spec.ts",
      "the inline form speaks up for an empty address and for a failure",
    ),
  ),
  criterion("3.3.2", "A", "Labels or instructions", "Rótulos ou instruções", EVERY_KIND),
  criterion(
    "3.3.3",
    "AA",
    "Error suggestion",
    "Sugestão de erro",
    byTest(
      "tests/e2e/newsletter.spec.ts",
      "the footer's form ends on an answer page, a wrong address on one that says what to do",
    ),
  ),
  criterion("4.1.2", "A", "Name, role, value", "Nome, função, valor", EVERY_KIND),
  criterion(
    "4.1.3",
    "AA",
    "Status messages",
    "Mensagens de status",
    byTest(
      "tests/e2e/newsletter.spec.ts",
      "the inline form speaks up for an empty address and for a failure",
    ),
  ),
];
