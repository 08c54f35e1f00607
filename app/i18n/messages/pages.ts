import type { PageId } from "~/addresses/route-table";
import type { Messages } from "~/i18n/translate";
import { fillTexts } from "~/lib/fill-texts";

interface PageText {
  /** The document title and the heading. */
  readonly title: string;
  /** One or two sentences: meta description and introduction. */
  readonly description: string;
}

/** Title and description of every page that does not take them from its own content. */
const en = {
  home: {
    title: "AI Teacher Pro",
    description:
      "The companion to the book Generative AI for Teachers: tools, courses, news and ready prompts that empower educators to harness artificial intelligence in their classrooms.",
  },
  tools: {
    title: "AI Tools for Teachers",
    description: "AI tools, with what we know about minimum age, price and data, and where it comes from.",
  },
  learn: {
    title: "Learn AI Tools",
    description: "Courses for teachers who want to work with generative AI, most of them free.",
  },
  certifications: {
    title: "Certifications",
    description: "Credentials that show what a teacher can do with AI, with their cost and level.",
  },
  library: {
    title: "AI Education Library",
    description: "Books and websites about artificial intelligence in education, in English and Portuguese.",
  },
  videos: {
    title: "AI Education Videos",
    description: "Single videos, series and channels about AI for teachers and for their classes.",
  },
  about: {
    title: "About",
    description: "Why this site exists, and the book it belongs to.",
  },
  "book-resources": {
    title: "Exclusive Book Resources",
    description: "Every example, prompt and guide behind the codes printed in the book.",
  },
  prompts: {
    title: "Ready prompts for teachers",
    description:
      "Every prompt behind the book's codes and in the planning pack, by task, stage, subject and time to prepare.",
  },
  hub: {
    title: "Hub: where to start",
    description: "Start from what you want to do with your class; find the tools and pages that help.",
  },
  news: {
    title: "AI news for teachers",
    description: "What changed in AI, summarised in English and Portuguese, with a link to every source.",
  },
  changes: {
    title: "What changed",
    description:
      "Facts about tools and rules of law that changed, each once: what it was, what it is, and who says so.",
  },
  "how-we-check": {
    title: "How we check",
    description:
      "Where the news and the facts about tools come from, how each summary is compared with its source, and what we changed.",
  },
  digest: {
    title: "Weekly digest",
    description: "The week in AI for teachers, one page per week.",
  },
  search: {
    title: "Search",
    description: "Search tools, courses, books, videos, prompts and pages.",
  },
  favourites: {
    title: "Favourites",
    description: "What you saved on this device: as a list, side by side, or as a class sheet to print.",
  },
  contact: {
    title: "Contact",
    description: "How to reach the author, report an error or suggest a resource.",
  },
  donate: {
    title: "Donate",
    description: "The ways to support this site, what a donation pays for and what you should know first.",
  },
  bncc: {
    title: "BNCC codes: which ones exist",
    description:
      "Paste a lesson plan and see which of its codes exist in the BNCC, the national curriculum of Brazil.",
  },
  "bncc-check": {
    title: "The codes in your text",
    description: "Which codes in your text exist in the BNCC, and what comes closest to the others.",
  },
  rules: {
    title: "Rules on AI for teachers",
    description:
      "Laws and guidance on AI in school and what we advise, rule by rule, with its kind, dates and how sure we are.",
  },
  "may-we-use": {
    title: "May my class use it?",
    description:
      "Choose an AI tool, the age of your class and where you teach: what the terms say, what is not known, and a sheet to sign.",
  },
  unplugged: {
    title: "Lessons without a computer",
    description:
      "How AI works, with paper and pencil: lessons of 30 to 50 minutes with sheets for pupils, by stage.",
  },
  "staff-meeting": {
    title: "A staff meeting on AI",
    description:
      "One agenda for 45 minutes, made from a lesson, a rule and a page to work on: print it or edit it in Word.",
  },
  "school-kit": {
    title: "School kit: AI policy and more",
    description:
      "Answer twelve questions to get your school's AI policy, an agreement for each class and other documents, each clause with its rule or its reason.",
  },
  "school-kit-documents": {
    title: "Your school kit",
    description: "The documents made from your answers, for this page alone.",
  },
  costs: {
    title: "What the site costs",
    description: "What it costs to run this site each month, and how many months donations cover.",
  },
  "platform-costs": {
    title: "What a platform costs",
    description:
      "What a paid plan of an AI platform costs for you or for the whole school, in dollars and in reais.",
  },
  "platform-checklist": {
    title: "Implementation checklist",
    description:
      "The steps from the first idea to an AI tool that a whole school uses with care, to tick and to print.",
  },
  privacy: {
    title: "Privacy",
    description: "What this site stores about you, where, for how long, and how to have it removed.",
  },
  terms: {
    title: "Terms of use",
    description: "What you may do with the content of this site, and what we do not promise.",
  },
  accessibility: {
    title: "Accessibility statement",
    description:
      "How far this site meets WCAG 2.2 AA, how that was assessed, what does not work yet, and whom to tell.",
  },
  "open-data": {
    title: "Open data",
    description:
      "What this site has gathered with sources, as files for everybody: tools, courses, books, lessons, printed codes, rules, changes and news sources.",
  },
  cookies: {
    title: "Cookies",
    description: "This site sets no cookies. What it keeps on your device, and how to clear it.",
  },
  newsletter: {
    title: "Newsletter",
    description: "One email a week with what changed in AI for teachers.",
  },
  "newsletter-confirm": {
    title: "Confirm your subscription",
    description: "One click to start receiving the weekly newsletter.",
  },
  "newsletter-unsubscribe": {
    title: "Unsubscribe",
    description: "Stop receiving the weekly newsletter.",
  },
  "newsletter-refuse": {
    title: "Never ask again",
    description: "Stop emails that ask you to confirm a subscription.",
  },
  "newsletter-record": {
    title: "What we hold about you",
    description: "Everything stored with your email address, and a button to delete it.",
  },
  report: {
    title: "Report a mistake",
    description: "A few words are enough. No address is needed.",
  },
  desk: {
    title: "The author's desk",
    description: "What changes while the site runs: codes, news, letter, health.",
  },
} satisfies Partial<Record<PageId, PageText>>;

export type TitledPageId = keyof typeof en;
export type PagesMessages = Readonly<Record<TitledPageId, PageText>>;

const ptBr: PagesMessages = {
  home: {
    title: "AI Teacher Pro",
    description:
      "O site que acompanha o livro IA Generativa para Professores: ferramentas, cursos, notícias e prompts prontos para levar a inteligência artificial à sua sala de aula.",
  },
  tools: {
    title: "Ferramentas de IA para Professores",
    description: "Ferramentas de IA, com o que sabemos de idade mínima, preço e uso de dados, e a fonte.",
  },
  learn: {
    title: "Aprenda IA em Português",
    description: "Cursos em português para aprender a trabalhar com IA, a maioria gratuita.",
  },
  certifications: {
    title: "Certificações",
    description: "Certificações que atestam o que o docente sabe fazer com IA, com custo e nível.",
  },
  library: {
    title: "Biblioteca de IA na Educação",
    description: "Livros e sites sobre inteligência artificial na educação, em português e em inglês.",
  },
  videos: {
    title: "Vídeos de IA na Educação",
    description: "Vídeos avulsos, séries e canais sobre IA para professores e para suas turmas.",
  },
  about: {
    title: "Sobre",
    description: "Por que este site existe e o livro que ele acompanha.",
  },
  "book-resources": {
    title: "Recursos Exclusivos do Livro",
    description: "Todos os exemplos, prompts e guias dos códigos impressos no livro.",
  },
  prompts: {
    title: "Prompts prontos para professores",
    description:
      "Todos os prompts dos códigos do livro e do pacote de planejamento, por tarefa, etapa, componente e tempo de preparo.",
  },
  hub: {
    title: "Por onde começar",
    description:
      "Comece pelo que você quer fazer com a turma e encontre as ferramentas e páginas que ajudam.",
  },
  news: {
    title: "Notícias de IA para professores",
    description: "O que mudou na IA, resumido em português e em inglês, com link para cada fonte.",
  },
  changes: {
    title: "O que mudou",
    description:
      "Fatos sobre ferramentas e regras que mudaram, cada um uma vez: como era, como é e quem diz.",
  },
  "how-we-check": {
    title: "Como conferimos",
    description:
      "De onde vêm as notícias e os dados das ferramentas, como cada resumo é comparado com a fonte e o que já mudamos.",
  },
  digest: {
    title: "Resumo da semana",
    description: "A semana da IA para professores, uma página por semana.",
  },
  search: {
    title: "Busca",
    description: "Busque ferramentas, cursos, livros, vídeos, prompts e páginas.",
  },
  favourites: {
    title: "Favoritos",
    description:
      "O que você guardou neste aparelho: em lista, lado a lado ou como folha da aula para imprimir.",
  },
  contact: {
    title: "Contato",
    description: "Como falar com o autor, avisar sobre um erro ou sugerir um recurso.",
  },
  donate: {
    title: "Doar",
    description: "Como apoiar este site, para onde vai a sua doação e o que é bom saber antes.",
  },
  bncc: {
    title: "Códigos da BNCC: quais existem",
    description:
      "Cole um plano ou a resposta de uma IA e veja quais códigos existem na BNCC e em que página estão.",
  },
  "bncc-check": {
    title: "Códigos do seu texto",
    description: "Quais códigos do seu texto existem na BNCC e quais são os mais próximos dos outros.",
  },
  rules: {
    title: "Regras de IA para professores",
    description:
      "Leis e orientações sobre IA na escola e o que recomendamos, regra por regra, com tipo, datas e grau de certeza.",
  },
  "may-we-use": {
    title: "Minha turma pode usar?",
    description:
      "Escolha a ferramenta de IA, a idade da turma e o lugar: o que dizem os termos, o que não se sabe e uma folha para assinar.",
  },
  unplugged: {
    title: "Aulas sem computador",
    description: "Como a IA funciona, só com papel e lápis, e com folhas prontas para os alunos.",
  },
  "staff-meeting": {
    title: "Reunião pedagógica sobre IA",
    description:
      "Uma pauta de 45 minutos, feita de uma aula, uma regra e um exercício à sua escolha, pronta para imprimir.",
  },
  "school-kit": {
    title: "Kit da escola: política de IA e outros documentos",
    description:
      "Responda a doze perguntas e leve a política de IA da escola, os combinados de cada turma e outros documentos, cada cláusula com a sua norma ou o seu motivo.",
  },
  "school-kit-documents": {
    title: "O kit da sua escola",
    description: "Os documentos feitos com as suas respostas, só para esta página.",
  },
  costs: {
    title: "Quanto custa o site",
    description: "Quanto custa manter este site por mês e quantos meses as doações cobrem.",
  },
  "platform-costs": {
    title: "Quanto custa uma plataforma",
    description:
      "Quanto custa um plano pago de uma plataforma de IA para você ou para a escola inteira, em dólares e em reais.",
  },
  "platform-checklist": {
    title: "Checklist de implementação",
    description:
      "Os passos da primeira ideia até uma ferramenta de IA que a escola inteira usa com cuidado, para marcar e imprimir.",
  },
  privacy: {
    title: "Privacidade",
    description: "O que este site guarda sobre você, onde, por quanto tempo e como pedir que seja apagado.",
  },
  terms: {
    title: "Termos de uso",
    description: "O que você pode fazer com o conteúdo deste site e o que não prometemos.",
  },
  accessibility: {
    title: "Declaração de acessibilidade",
    description:
      "Até onde este site atende à WCAG 2.2 AA, como conferimos, o que ainda não funciona e a quem avisar.",
  },
  "open-data": {
    title: "Dados abertos",
    description:
      "O que este site reuniu com fontes, em arquivos para todo mundo: ferramentas, cursos, livros, aulas, códigos impressos, regras, mudanças e fontes das notícias.",
  },
  cookies: {
    title: "Cookies",
    description: "Este site não usa cookies. Veja o que fica guardado no seu aparelho e como limpar.",
  },
  newsletter: {
    title: "Newsletter",
    description: "Um e-mail por semana com o que mudou na IA para professores.",
  },
  "newsletter-confirm": {
    title: "Confirme sua inscrição",
    description: "Um clique para começar a receber a newsletter semanal.",
  },
  "newsletter-unsubscribe": {
    title: "Cancelar inscrição",
    description: "Deixar de receber a newsletter semanal.",
  },
  "newsletter-refuse": {
    title: "Não pedir de novo",
    description: "Não receber mais e-mails que pedem para confirmar uma inscrição.",
  },
  "newsletter-record": {
    title: "O que temos sobre você",
    description: "Tudo o que está guardado com o seu e-mail e um botão para apagar.",
  },
  report: {
    title: "Avisar de um erro",
    description: "Poucas palavras bastam. Não é preciso dar nenhum endereço.",
  },
  desk: {
    title: "Mesa de quem escreve",
    description: "O que muda com o site no ar: códigos, notícias, newsletter, funcionamento.",
  },
};

export const pagesMessages: Messages<PagesMessages> = fillTexts({ en, "pt-br": ptBr });

/** True when the page takes its title and description from the messages, not from its content. */
export function isTitledPage(id: string): id is TitledPageId {
  return Object.hasOwn(en, id);
}
