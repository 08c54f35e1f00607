import type { QrMessages } from "~/i18n/messages/en/qr";

export const qr: QrMessages = {
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
    "A lei determina: O aluno só pode usar o celular em aula com fim pedagógico e sob a sua orientação. (Lei nº 15.100/2025: celular na escola; em vigor desde 01/2025; texto lido: 02/2025)",
};
