// Words of daily life, of places, things and people, that stand for each other in English and Portuguese. See school-words.ts for how a row is
// read.

export const DAILY_WORDS = `
invit* convid* convite*
thank* agradec* grato
persuad* convenc* convinc*
compens* indeniz*
forest* floresta*
river* rio rios
sea mar mares ocean* oceano*
island* ilha*
mountain* montanha* serra
village* aldeia* vila povoado*
neighbourhood* neighborhood* bairro*
border* fronteira*
farm farms farmer* fazenda* agricult* roca
garden* jardim jardins horta* jardineir*
kitchen* cozinha*
canteen* cantina* cafeteria* merenda
door* porta portas
window* janela*
wall walls parede* muro
building* predio* edificio*
road* estrada*
car cars carro carros
plane planes aviao avioes
ship ships navio*
truck* lorry lorries caminh*
trip trips viagem viagens journey* travel*
stage palco
play plays played
game* jogo* jogar jogou jogam
music* musica* song* canc*
art arts arte artes
dance* danca*
theatre theater teatro*
story stories conto contos narrat*
poem* poema* poesia poet*
character* personagem personagens
drawing* draw draws drew desenh* cartoon* quadrinh* comic comics
paint* pint*
draft* rascunho*
notebook* caderno*
blackboard* lousa quadro
chalk giz
letter* carta cartas letra letras
message* mensage* mensagens
mail email e-mail* correio
call calls called calling liga ligam ligou ligac*
name* nome* chama chamam chamou chamado chamada
age aged idade*
birth nasc* born
death* morte* morr* died die dies
marriage casament* wedding*
war guerra*
peace paz
prison* pris* cadeia
crime* crimin*
victim* vitim*
witness*
prosecutor* promotor* procurador*
law-suit acao acoes
inquiry inquiries inquerito* probe investiga investigam investigou investigac* investigat*
evidence evidenc* proof proofs
guilt* culpa*
settle settles settled settlement
apolog* desculp*
resign* demit* renunci* exoner*
dismiss* fired despedid* dispens* demitid* demitiu demitir demitiram demissoes sacked
elect elected election* eleic* eleit* eleg*
campaign* campanha*
party parties partido* festa festas
tax taxes imposto* tributo*
debt* divida*
profit* lucro*
revenue* receita* faturamento turnover
shop* loja*
advertis* anunci* publicidade propaganda
factory factories fabrica fabricas manufactur*
printer* grafica
form forms formulari*
list* lista*
table* tabela*
chart* grafico*
line lines linha* fila filas
pair pairs dupla duplas
half metade meio
average media medias
total soma
parcela proporc* proportion* fatia
rate rates taxa taxas
amount* valor quantia* sum
ceiling teto cap
floor piso minimum minimo
maximum maximo
speed* velocidade
size* tamanho*
height altura
depth profund* deep
length compriment* durac* duration
area* areas
space* espac*
corner canto
top topo
bottom fundo fund funds
side sides lado lados
edge borda
front frente
esquerd*
inside dentro
outside fora extern*
near nearby perto proxim*
last passad* past
first primeir*
current* atual atuais atualmente
future futuro*
century seculo*
decade* decada*
season* temporada* estac* station stations
term semester* semestre* trimestre* bimestre* quarter*
night* noite*
evening tarde
late later
soon logo
often frequent*
rare*
usual* comum common
special especia*
particular* especific* specific*
simple simples
complex* complic*
clear* clar*
certain* certez*
possible possiv*
necessar* essential essenc* essencia*
important* importan*
serious* grave graves seri*
equal* igual* equit*
fair* justo injust* unfair* bias* vies enviesad*
rich rico ricos ricas wealth*
racis*
gender genero
indigenous indigen*
black negro negra negros negras preto pretos
white branco branca brancos brancas
deaf surd*
blind ceg*
autis*
disease* doenc* ill sick*
doctor* medico* medica
psycholog* psicolog*
therap* terap*
anxiety ansied* anxious
stress* estress*
sleep* dorm* sono
attention atenc* focus foco
motivat* motiv*
memory memori*
pensament* raciocin*
imagin*
feeling* sentim* emoc* emotion*
accent* sotaque*
spelling ortograf*
grammar gramatic*
vocabular*
phonic* fonetic*
translat* traduz* traduc* tradutor*
dictionar* dicionari*
alphabet* alfabeto
geometr*
algebr*
calcul*
equation* equac*
statistic* estatistic*
geograph* geograf*
philosoph* filosof*
biolog*
ethic* etica* etico*
citizen* cidad*
democra*
fact facts fato fatos
truth verdade* true
lie lies mentira*
false falso falsa falsos falsas fake*
disinformation misinformation desinformac*
hallucinat* alucina* invent* inventou
opinion* opini*
view views visao
comment* coment*
proposal* propost*
chapter* capitul*
volume*
edition* edic*
author authors autor autora autores
archive* arquiv*
collection* acervo* coleta* collect*
scan* digitaliz* escane*
copy copies copia* copiou copiar
original* originais
hardware equipament* equipment
laptop*
keyboard* teclad*
headphone* headset* fone fones
microphone* microfone*
antenna* antena*
satellite* satelit*
signal* sinal sinais
cloud nuvem
server* servidor*
password* senha*
login* acesso access* acess*
profile* perfil perfis
button* botao botoes
icon* icone*
link links
upload* carreg*
install* instal*
update* atualiz*
bug bugs falha falhas defeito*
break breaks broke broken quebr*
repair* consert* repar* fix*
battery bateri*
electric* eletric* eletricidade power
light* luz luzes
heat* calor aquec*
cold frio
rain* chuva*
sun sol
plant* planta*
tree* arvore*
animal* animais
fish* peixe* pesca*
bird* ave aves passaro*
dog* cachorro* cao
cat cats gato*
flood* enchente* inund*
fire* incendi* fogo
storm* tempestad*
pollut* polui*
waste* lixo desperdic* garbage trash rubbish residuo*
recycl* recicl*
carbon* carbono
eat eats
drink* beb*
lunch* almoc*
sport* esport*
football futebol
champion* campe*
prize* premi* award* medal*
competition* competic* olimpiad* olympiad* contest concurso* torneio* tournament*
feira*
festival*
exhibition* exposic*
event* evento*
ceremony cerimon*
celebrat* comemor* celebr*
anniversar* aniversari* birthday*
calendar* calendari*
schedule* horario* cronograma* timetable*
deadline* prazo*
delay* atras* postpone*
rush pressa
guest* convidad*
neighbour* vizinh*
friend* amig*
stranger* desconhecid*
boss patr*
colleague* colega*
`;
