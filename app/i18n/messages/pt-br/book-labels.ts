import type { BookLabelsMessages } from "~/i18n/messages/en/book-labels";

export const bookLabels: BookLabelsMessages = {
  chapters: {
    "chapter-2": "Capítulo 2",
    "chapter-3": "Capítulo 3",
    "chapter-4": "Capítulo 4",
    "chapter-5": "Capítulo 5",
    "chapter-6": "Capítulo 6",
    "chapter-7": "Capítulo 7",
    "chapter-8": "Capítulo 8",
    hub: "Por onde começar",
    companion: "Material de apoio",
    about: "Sobre",
  },
  categories: {
    platforms: "Plataformas",
    examples: "Exemplos",
    toolkits: "Kits",
    guides: "Guias",
    hubs: "Pontos de partida",
    implementations: "Implementações",
  },
  stages: {
    "early-years": "Educação infantil",
    primary: "Anos iniciais",
    "lower-secondary": "Anos finais",
    "upper-secondary": "Ensino médio",
    adult: "EJA e adultos",
  },
  subjects: {
    any: "Qualquer componente",
    language: "Língua Portuguesa",
    mathematics: "Matemática",
    science: "Ciências",
    geography: "Geografia",
    history: "História",
    computing: "Computação",
    citizenship: "Cidadania",
    "tutor-time": "Projeto de Vida",
    library: "Biblioteca",
  },
  equipment: {
    paper: "Basta papel",
    screen: "Uma tela ou um aparelho",
    devices: "Aparelhos para os alunos",
  },
  internet: {
    teacher: "Internet só para o professor",
    pupils: "Internet para os alunos",
  },
};
