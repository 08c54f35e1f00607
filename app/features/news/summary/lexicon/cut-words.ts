// Words that the check of sentences which keep their source's words looks at: see turned-cuts.ts. Folded.

/** Little words that tell when, which or how many: one of a row in the place of another changes what is said. */
export const LIMITING_WORDS: readonly ReadonlySet<string>[] = [
  "before after until till by since antes depois ate desde",
  "above below over under acima abaixo",
  "inside outside dentro fora",
  "with without com sem",
  "first last primeiro primeira primeiros primeiras ultimo ultima ultimos ultimas",
  "all none some most few todos todas alguns algumas nenhum nenhuma",
  "always never sempre nunca",
  "and or e ou",
  "from to de para",
  "for against contra pro",
  "largest smallest",
  "biggest smallest",
  "greatest least",
  "highest lowest",
  "longest shortest",
  "strongest weakest",
  "fastest slowest",
  "earliest latest",
  "oldest youngest newest",
  "richest poorest",
  "best worst",
  "melhor melhores pior piores",
  "maior maiores menor menores",
  "maximo maxima minimo minima",
  "rico rica ricos ricas pobre pobres",
  "forte fortes fraco fraca fracos fracas",
  "novo nova novos novas velho velha velhos velhas antigo antiga antigos antigas",
].map((row) => new Set(row.split(" ")));

/** Names anything that was named before: "the company", "o aparelho". */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  "company firm maker manufacturer supplier group body organisation organization institution institute association club team operator publisher startup start-up country city town village state program programme project scheme plan system tool device machine product app software model method professional service site platform change rule rules measure text bill ban offer study survey trial test report people work thing things material empresa firma fabricante fornecedora fornecedor grupo entidade organizacao instituicao instituto associacao clube equipe operadora editora pais cidade municipio vila aldeia estado programa projeto plano sistema ferramenta aparelho maquina produto aplicativo modelo metodo servico site plataforma mudanca regra regras norma medida texto lei proibicao oferta estudo levantamento pesquisa sondagem teste ensaio relatorio pessoas obra trabalho profissional material equipamento dispositivo iniciativa proposta".split(
    " ",
  ),
);

/** Points at what was named before. */
export const POINTING_WORDS: ReadonlySet<string> = new Set(
  "this that these those such it its they them their he she him her his esse essa esses essas este esta estes estas isso isto aquele aquela tal tais ele ela eles elas dele dela deles delas seu sua seus suas".split(
    " ",
  ),
);
