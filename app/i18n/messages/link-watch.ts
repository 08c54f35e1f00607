import type { Messages } from "~/i18n/translate";

/** How the addresses that the site leads to are watched; also what the operators of other sites find about our requests. */
const en = {
  title: "Whether the links still lead there",
  lead: "Once a week we look at every address of another site that our tools, courses, books, facts and rules name. Nothing on this site changes by itself: what has moved or gone goes to the author, who looks at it. A page that lets people in and keeps machines out is not called gone, and nothing counts before it was seen on two days.",
  robot:
    "If you run one of those sites: our requests carry the name AITeacherPro-Links and lead here. We ask for one page a minute at most, for the beginning of a page only, keep to your robots.txt and to your Retry-After, follow at most five redirects, send no form and never sign in. To keep us out, name AITeacherPro-Links in your robots.txt.",
};

const ptBr: typeof en = {
  title: "Se os links ainda levam aonde deviam",
  lead: "Uma vez por semana olhamos cada endereço de outros sites que aparece nas nossas ferramentas, cursos, livros, dados e regras. Nada muda sozinho neste site: o que mudou de lugar ou saiu do ar vai para o autor, que confere. Uma página que deixa pessoas entrar e barra máquinas não é dada como fora do ar, e nada vale antes de ser visto em dois dias.",
  robot:
    "Se um desses sites é seu: as nossas visitas se identificam como AITeacherPro-Links e trazem para cá. Pedimos no máximo uma página por minuto, só o começo dela, respeitamos o seu robots.txt e o seu Retry-After, seguimos no máximo cinco redirecionamentos, não enviamos formulários e nunca fazemos login. Para nos deixar de fora, cite AITeacherPro-Links no seu robots.txt.",
};

export const linkWatchMessages: Messages<typeof en> = { en, "pt-br": ptBr };
