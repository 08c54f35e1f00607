// Words for how things are, and for what cannot be touched, that stand for each other in English and Portuguese. See
// school-words.ts for how a row is read.

export const QUALITY_WORDS = `
able ability abilities capaz capazes capacidade* capable capacity capacities
alone sozinh*
angry anger raiva irritad* furios* zangado irritar
available disponi*
aware ciente cientes conscient* awareness
boring bored tedio tedios* entedi* chato
brave* coragem corajos* courage*
bright brilh* shine*
busy ocupad*
careful* cuidados* cuidado* care cares caring caregiver*
clever smart intelligent intelligente* inteligente*
curious* curios*
dark escur* darkness
dead mortos morto
different* diferente* diferenci* distinguish distinguishes distinguir
dirty suj* dirt
dry seco seca secas secos secar drought droughts estiagem
empty empties vazio vazia vazios vazias esvazi*
exact* exat* exact exata exatas
famous famos* celebrit* fame fama
full cheio cheia cheios cheias lotad* overcrowded
funny engracad*
happy happier happiness feliz felizes felicidade*
heavy heavier pesad*
hot quente quentes
huge enorm* immense imens* hug
main principais
natural naturais nature natureza
nervous* nervos*
noise* nois* barulh* ruid*
obvious* obvi*
perfect* perfeit*
powerful poderos*
proud* pride orgulh*
quiet* silent silence* silenc* tranquilo tranquila calmo calma silently
ready pront*
real reais reality realidade*
red vermelh*
blue azul azuis
green verde verdes
yellow amarel*
brown marrom marrons
grey gray cinza
pink rosa rosas
purple roxo roxa
responsibl* responsib* responsabil*
round rounds redond*
sad sadness triste*
shy timid*
single unico unica unicos unicas unique*
strange* estranh* weird esquisito
strict* rigoros* rigid* rigor
sure sures
sweet* doce doces
tired tiring cansad* cansac* cansativ* fatig* cansar
tiny minusc*
useful util uteis utilidade*
useless inutil inuteis
various varios varias several divers*
warm warmer morno calid*
wet molhad* umido molhar
wide wider larg* width amplo ampla
wild* selvage*
advantage* vantage*
disadvantage* desvantage*
effort* esforc*
effect* efeit*
cause* causa causas causar causou causam provocar
behav* comport*
habit habits habito habitos
mind minds mente mentes
chance* opportun* oportun*
luck* sorte
step steps passo passos etapa etapas
phase* fase fases
procedure* procediment*
pattern* padrao padroes standard* padroniz*
symbol* simbol*
mean means meant meaning* significad* signific*
sense sentido sentidos
value* valios*
trust* confianc* confiar confia confiam confiavel confiaveis reliab* confidence
duty duties deveres dever
hero heroes heroi herois heroina*
secret* segred* sigil*
mystery misteri*
detail* detalh*
topic topics topico* tema temas subject subjects assunto* disciplina*
theme themes
category categor*
tipo tipos kind kinds
option options opcao opcoes alternativ*
condition* condic*
situation* situac*
origin origins origem origens
ending* fim
middle meados
surface* superfic*
layer* camada*
column* coluna*
row rows fileira*
circle* circul*
square* quadrad* praca pracas
direction* direcao direcoes
position* posic*
role roles
task tasks
mission* missao missoes
tactic* tatic*
approach* abordag* aborda abordam abordou aproximadamente aproximado
structure* estrutur*
basis base bases based basead*
principle* principio*
theory theor* teori*
practical pratico pratica praticos praticas
concept* conceit*
notion* noc*
requirement* requisit* require requires required
shortage* escassez escass*
surplus excedent*
variety variedad* diversity diversidad*
range ranges gama faixa faixas
scale scales escala escalas
percentage* porcentag* percentual percentuais percentuals
minority minorit* minoria*
couple* casal casais
dozen* duzia*
handful punhado
restant* remaining remainder
crisis crises crise
controvers* polemic*
scandal* escandal*
pressure* pressao pressoes pression*
burden* fardo sobrecarg* overload*
obstacle* obstacul* barrier* barreir*
threat* ameac*
relief alivio alivi*
comfort* conforto confortav*
pleasur* prazer*
joy alegr*
fun divertid* diversao
pain dor dores doloros* painful
shame* vergonh* ashamed envergonhado
despair* desesper*
patience pacienc*
wisdom sabedor*
qualif* qualific*
efficien* eficien*
effectiv* eficaz eficac*
flexib* flexiv*
accura* precisao exatidao
stable stability estav* estabil*
durable duravel duraveis
flaw flaws falho
powers poderes
pact pacto pactos
alliance* alianc*
communit* comunid*
tribe* tribal tribo tribos
ethnic* etnic*
faith* fe
belief* crenca*
funeral* enterro velorio
generation* gerac*
ancest* antepassad*
grandparent* grandmother* grandfather* avo avos
mother mothers
father fathers
brother* irmao irmaos sibling*
sister* irma irmas
son daughter* sons
cousin* primo primos prima
uncle* tio tios
aunt* tia tias
baby babies bebes bebe
twin twins gemeo gemeos gemea gemeas
husband* marido*
wife wives esposa*
widow* viuv*
orphan* orfao orfaos
elder elders elderly idos* anciao anciaos
unusual* incomum incomuns raro rara
immediate* imediat*
exclusive* exclusiv*
mere* meramente
mutual* mutu*
random* aleatori* sorteio* lottery sorteou sortea* loteria
spontaneous* espontane*
deliberate* deliberad* proposital
careless* descuid*
genuine authentic autentico autentica
healthy saudavel saudaveis
enough sufficient suficiente suficientes bastar
excess excessive excesso excessivo
consequence consequences consequencia consequencias
impact impacts impacto impactos
talent talents talented talento talentos
exercise exercises exercicio exercicios
whole entire inteiro inteira inteiros inteiras
`;
