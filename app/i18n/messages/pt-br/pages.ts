import type { PagesMessages } from "~/i18n/messages/en/pages";

export const pages: PagesMessages = {
  home: {
    title: "AI Teacher Pro",
    description:
      "O site que acompanha o livro IA Generativa para Professores: ferramentas, cursos, notícias e prompts prontos para levar a inteligência artificial à sua sala de aula.",
  },
  tools: {
    title: "Ferramentas de IA para Professores",
    description:
      "Ferramentas escolhidas para a sala de aula, com idade mínima, plano gratuito e o mês de cada informação.",
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
      "A biblioteca de todos os prompts do livro e do kit de planejamento, por tarefa, etapa, componente e tempo de preparo.",
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
  "news-pipeline": {
    title: "Como as notícias chegam aqui",
    description: "As fontes que lemos, as últimas buscas e o que foi recusado, tudo às claras.",
  },
  "news-corrections": {
    title: "Correções",
    description: "O que mudamos ou retiramos das notícias, quando, e o que estava escrito antes.",
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
    description: "O que você guardou neste aparelho, para compartilhar, imprimir ou levar para outro.",
  },
  kit: {
    title: "Kit da aula",
    description: "Uma folha com os recursos escolhidos e um QR Code para cada um.",
  },
  compare: {
    title: "Comparar ferramentas de IA",
    description:
      "Ferramentas lado a lado, no máximo três: o que se sabe de cada uma, em que texto e de que mês.",
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
      "O que leis e orientações sobre IA pedem hoje ao professor, regra por regra, com situação, datas e grau de certeza.",
  },
  "school-kit": {
    title: "Kit da escola: política de IA e outros documentos",
    description:
      "Responda a doze perguntas e leve a política de IA da escola, os combinados de cada turma e outros documentos, cada cláusula com a sua norma.",
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
};
