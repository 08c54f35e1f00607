import type { Messages } from "~/i18n/translate";

/** The dialog with a QR code. */
const en = {
  button: "QR code",
  buttonFor: (title: string) => `QR code for ${title}`,
  title: "QR code",
  code: (title: string) => `QR code that leads to ${title}`,
  shortLink: "Short link",
  download: "Download PNG",
  downloadFailed: "The picture could not be made. Save the code with a long press or a right click instead.",
  howTo: "How to use it",
  hints: [
    "Point a phone's camera at the code and tap the link that appears.",
    "Put the picture on a slide or a worksheet: it prints sharply at up to a quarter of a page.",
    "No camera at hand? The short link can be typed.",
  ],
  /** As the record of the rule has it, so that the dialog needs no record. */
  phoneLaw:
    "Our advice: Use school devices, even for research and calculators. (Mobile phones in schools (England); law of Apr 2026, duties start later; text read: May 2026)",
};

const ptBr: typeof en = {
  button: "QR Code",
  buttonFor: (title) => `QR Code de ${title}`,
  title: "QR Code",
  code: (title) => `QR Code que leva a ${title}`,
  shortLink: "Link curto",
  download: "Baixar PNG",
  downloadFailed:
    "Não foi possível gerar a imagem. Salve o código com um toque longo ou com o botão direito do mouse.",
  howTo: "Como usar",
  hints: [
    "Aponte a câmera do celular para o código e toque no link que aparece.",
    "Coloque a imagem em um slide ou em uma folha: ela sai nítida em até um quarto de página.",
    "Sem câmera por perto? O link curto pode ser digitado.",
  ],
  phoneLaw:
    "A lei determina: O aluno não pode usar aparelho próprio na aula, no recreio nem nos intervalos; em aula, só com fim estritamente pedagógico e orientação; sempre para acessibilidade, inclusão, saúde e direitos fundamentais. A escola também deve treinar a equipe para perceber sofrimento e oferecer espaço de escuta. (Lei nº 15.100/2025: celular na escola; lei em vigor desde 01/2025; texto lido: 11/2025)",
};

export const qrMessages: Messages<typeof en> = { en, "pt-br": ptBr };
