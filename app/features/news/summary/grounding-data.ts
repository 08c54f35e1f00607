// Data of the grounding check: names nobody has to prove, and common words that a sentence may open with. What stands
// for what in the other language is in lexicon/.

/** Capitalised words that state no fact, folded. Each further row avoids a false refusal. */
export const ALLOWED_NAMES: ReadonlySet<string> = new Set(
  [
    // The subject itself, in the languages of the site.
    "ai ia genai llm llms edtech big tech internet web online wi-fi app pdf qr ceo phd",
    // The readers and what they do.
    "i ok teacher teachers professor professora professores educator educators educador pupil pupils student students aluno alunos estudantes school schools escola escolas class classroom aula",
    // Things with a capital in them.
    "x-ray x-rays raio-x raios-x a&e q&a t-shirt t-shirts u-turn u-turns gps dna tv pc usb sms cctv mri icu",
    // Titles before a name.
    "mr mrs ms dr dra prof profa sr sra",
    // Languages of the site and their countries' variants.
    "english ingles portuguese portugues",
  ].flatMap((line) => line.split(" ")),
);

/** Days of the year by their names in both languages, folded. */
export const FEAST_DAYS: readonly (readonly string[])[] = [
  ["easter", "pascoa"],
  ["christmas", "natal"],
  ["carnival", "carnaval"],
  ["pentecost", "whitsun", "pentecostes"],
  ["ramadan", "ramada"],
  ["halloween"],
  ["diwali"],
  ["hanukkah"],
];

/** What a name may be followed by that says what kind of thing it is. */
export const KINDS_OF_NAMES: ReadonlySet<string> = new Set(
  "games championship championships festival street avenue river lake app".split(" "),
);

/** Words that open a sentence and are in no other list. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    "a an the this these that those it its they their he she we our you your one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety twice double hundred thousand million both either neither each every any some several many most few all half third quarter more less fewer nearly almost about around over under only even",
    "across through throughout against among toward towards thanks per via beyond behind near up out off down amid despite unlike like because in on at by for from to with without within into onto after before since until during while when where why how what which who whose as if unless although though because so but and or nor yet however meanwhile instead rather also too then now here there today yesterday tomorrow soon later once again still never always often sometimes usually first second last finally early late next another other others such same much very just not no none nobody nothing together thus therefore",
    "is are was were be been being has have had do does did will would can could may might must should let make made use using used help keep give take try find see set run get put ask plan teach learn read write show start end stop open close build develop launch raise cut ban allow free new old big small long short good bad high low early better best worse worst young older younger poor rich strong weak public private local national state federal rural urban global human digital virtual online artificial generative special simple clear",
    "people person man woman men women boys girls children child kids parents families staff experts officials leaders critics supporters users others everyone anyone someone everybody anybody somebody ones half demand interest access use work money time life home online year years month months week weeks day days hours minutes number numbers part results data rules law laws news research study report survey test tests pilot trial plan plans project programme program price prices cost costs loans sales spending pay funding training support help advice guidance lessons courses reading writing maths science quality drop-out attendance thousands hundreds dozens millions billions chief head",
    "o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela isso isto ele ela eles elas nos seu sua seus suas dois duas tres quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezessete dezoito dezenove sessenta setenta oitenta noventa duzentos duzentas trezentos trezentas quinhentos quinhentas vinte trinta quarenta cinquenta cem mil milhao ambos ambas cada todo toda todos todas algum alguma alguns algumas muitos muitas poucos poucas varios varias maior menor mais menos cerca quase apenas so somente ate mesmo metade outro outra outros outras quem qual quais quanto",
    "em no na nos nas de do da dos das por pelo pela para com sem sob sobre entre desde durante apos antes depois enquanto quando onde como porque se caso embora mas porem contudo entretanto assim entao agora hoje ontem amanha ainda ja nunca sempre nao nem tambem alem segundo conforme ao aos pois portanto logo aqui ali la primeiro ultimo houve havera haver tera terao sera serao ficara podera poderao ha sao foi foram era eram tem teve vai vao esta estao pode podem deve devem ser ter fazer usar criar dar ver ler",
    "neste nesta nestes nestas nesse nessa nesses nessas naquele naquela naqueles naquelas deste desta destes destas desse dessa daquele daquela num numa nuns numas",
    "havia houvera existe existem existia qualquer quaisquer nenhum nenhuma ninguem nada tudo tanto tantos tantas tao tal tais ademais alias afinal atualmente antigamente anteriormente inicialmente diante dentro fora perto longe junto juntos juntas debaixo acima abaixo apesar gracas mediante perante exceto salvo sequer talvez possivelmente quanto quantas quantos cujo bastante demais tampouco senao caso conforme consoante contra durante entao ora outrora pouco porem quase sim sob tras via foram fora seria seriam estava estavam estiveram estara estarao fica ficam ficou ficaram segue seguem cabe cabem resta restam falta faltam basta bastam custa custam custou vale valem leva levam levou pode podia podiam devia deviam deveria quer querem quis sabe sabem sabia diz dizem disse vem veem veio vieram faz fazem fez fizeram trata acontece ocorre surgiu nasceu partiu saiu saem entra entram ganha ganham perde perdem sobra sobram",
    "hardly scarcely barely rarely seldom altogether overall elsewhere somewhere everywhere anywhere nowhere nonetheless nevertheless moreover furthermore besides except besides regarding concerning following including starting beginning according due given provided considering depending unlike alongside beneath beside aboard afterwards meanwhile presently formerly previously anyway otherwise whoever whatever whichever whenever wherever lots plenty part none nor lest whether being having doing seeing neither little much enough fewer least previous former latter latest last earlier later recent current future past own certain further additional extra total average main major minor key top bottom central common usual ordinary normal typical whole entire full empty",
    "gente pessoas homens mulheres meninas meninos criancas pais maes familias jovens velhos novo nova novos novas grande pequeno bom boa melhor pior livre publico publica gratuito municipal estadual rural tempo vida casa ano anos mes meses semana semanas dia dias horas minutos numero parte resultado resultados dados regra regras lei leis noticia estudo pesquisa teste testes plano projeto programa preco custo gasto verba apoio aula aulas curso cursos leitura escrita qualidade abandono presenca milhares centenas dezenas milhoes procura voto lista chefe quem mora",
  ].flatMap((line) => line.split(" ")),
);

/** Endings that names do not have: "Researchers", "Recently", "Pesquisadores", "Segundo", "Avaliações". */
export const COMMON_ENDING =
  /(?:.{3}(?:ly|ing|ings|tion|tions|sion|sions|ment|ments|ness|ers|ists|ities|ism|ous|ful|less|able|ible|ive|mente|cao|coes|sao|soes|dade|dades|ando|endo|indo|dores|doras|istas|ismo|ncia|ncias|ies|ors|ants|ents|ices|men|wives|inos|inas|eiros|eiras|ores|oras|entes|antes|arios|arias|ivos|ivas|icos|icas|onal|ical|ural|ental|cial|stal|ais|eis|aes|agem|agens|veis|ados|adas|idos|idas)|.{4}(?:aram|eram|iram))$/;
