// Words of daily life, of places, things and people, that stand for each other in English and Portuguese. See school-words.ts for how a row is
// read.

export const DAILY_WORDS = `
invit* convid* convite*
thank* agradec* grato
persuad* convenc* convinc*
compens* indeniz* damages
forest* floresta* bosque
river* rio rios
sea mar mares ocean* oceano*
island* ilha*
mountain* montanha* serra
village* aldeia* vila povoado* vilarejo
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
road* estrada* highway highways motorway motorways rodovia rodovias
car cars carro carros
plane planes aviao avioes airplane airplanes aircraft aeronave aeronaves
ship ships navio*
truck* lorry lorries caminh* hiker hikers
trip trips viagem viagens journey* travel*
stage palco
play plays played
game* jogo* jogar jogou jogam
music* musica* song* canc*
art arts arte artes
dance* danca* bailarina
theatre theater teatro*
story stories conto contos narrat*
poem* poema* poesia poet*
character* personagem personagens
drawing* draw draws drew desenh* cartoon* quadrinh* comic comics
paint* pint* quadro quadros
draft* rascunho*
notebook* caderno*
blackboard* lousa
chalk giz
letter* carta cartas letra letras lyrics
message* mensage* mensagens
mail email e-mail* correio postman carteiro
call calls called calling liga ligam ligou ligac* chamado chamada chamados chamadas
name* nome* chama chamam chamou
age aged idade*
birth nasc* born
death* morte* morr* died die dies
marriage casament* wedding*
war guerra*
peace paz
prison* pris* cadeia presidio presidios penitenciaria lock locks trancar jail jails
crime* crimin*
victim* vitim*
witness* testemunha testemunhas
prosecutor* promotor* procurador*
law-suit acao acoes
inquiry inquiries inquerito* probe investiga investigam investigou investigac* investigat* apurar
evidence evidenc* proof proofs indicio indicios
guilt* culpa*
settle settles settled settlement
apolog* desculp*
resign* demit* renunci* exoner*
dismiss* fired despedid* dispens* demitid* demitiu demitir demitiram demissoes sacked layoff layoffs demissao
elect elected election* eleic* eleit* eleg*
campaign* campanha*
party parties partido* festa festas
tax taxes imposto* tributo*
debt* divida*
profit* lucro* lucra lucram lucrou lucrar lucraram
revenue* receita* faturamento turnover
shop* loja*
advertis* anunci* publicidade propaganda advert adverts
factory factories fabrica fabricas manufactur*
printer* grafica impressora impressoras
form forms formulari*
list* lista*
table* tabela* mesa mesas
chart* grafico*
line lines linha* fila filas queue queues
pair pairs dupla duplas
half metade meio
average media medias
total soma
parcela proporc* proportion* fatia
rate rates
amount* valor quantia* sum quantity quantities somar quantidade quantidades
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
corner canto esquina esquinas
top topo
bottom fundo fund funds custear
side sides lado lados
edge borda
front frente
esquerd*
inside dentro
outside fora extern*
near nearby perto proxim* next
last passad* past
first primeir*
current* atual atuais atualmente correnteza correntezas
future futuro*
century seculo*
decade* decada*
season* temporada* estac* station stations epoca epocas
term semester* semestre* trimestre* bimestre* quarter* periodo periodos
night* noite* evening evenings
tarde afternoon afternoons
late later tardio
soon logo
often frequent*
rare*
usual* comum common habitual
special especia*
particular* especific* specific*
simple simples simplicidade
complex* complic*
clear* clar*
certain* certez*
possible possiv*
necessar* essential essenc* essencia*
important* importan*
serious* grave graves seri*
equal* igual* equit* iguais
fair* justo injust* unfair* bias* vies enviesad* justa
rich rico ricos ricas wealth* riqueza
racis*
gender genero
indigenous indigen*
black negro negra negros negras preto pretos
white branco branca brancos brancas
deaf surd*
blind ceg* stork storks
autis*
disease* doenc* ill sick* illness doente doentes adoecer
doctor* medico* medica
psycholog* psicolog*
therap* terap*
anxiety ansied* anxious
stress* estress*
sleep* dorm* sono slept
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
hallucinat* alucina* invent* inventou devise devised invencao
opinion* opini*
view views visao
comment* coment*
proposal* propost* propor
chapter* capitul*
volume*
edition* edic*
author authors autor autora autores
archive* arquiv*
collection* acervo* coleta* collect* colecao colecoes recolher recolhe recolhem recolheu gathered gathers gather gathering
scan* digitaliz* escane*
copy copies copia* copiou copiar
original* originais
hardware equipament* equipment equip equipped equipar
laptop*
keyboard* teclad*
headphone* headset* fone fones earphone earphones auscultadores
microphone* microfone*
antenna* antena*
satellite* satelit*
signal* sinal sinais
cloud nuvem
server* servidor*
password* senha*
login* acesso access* acess* afford affords affordable
profile* perfil perfis
button* botao botoes
icon* icone*
link links vincular vinculo
upload* carreg*
install* instal*
update* atualiz* upgrade upgrades upgraded
bug bugs falha falhas defeito*
break breaks broke broken quebr*
repair* consert* repar* fix* mend mends mended
battery bateri* pilha batteries baterias
electric* eletric* eletricidade power energia
light* luz luzes acende acendem acendeu acenderam
heat* calor aquec*
cold frio
rain* chuva*
sun sol
plant* planta*
tree* arvore*
animal* animais
fish* peixe* pesca*
bird* ave aves passaro*
dog* cachorro* cao cachorro
cat cats gato*
flood* enchente* inund* alagamento alagamentos alagar
fire* incendi* fogo
storm* tempestad*
pollut* polui*
waste* lixo desperdic* garbage trash rubbish residuo* litter
recycl* recicl*
carbon* carbono
eat eats
drink* beb*
lunch* almoc*
sport* esport*
football futebol soccer
champion* campe*
prize* premi* award* medal* estreia estreias estrear
competition* competic* olimpiad* olympiad* contest concurso* torneio* tournament*
feira*
festival* festivais
exhibition* exposic*
event* evento*
ceremony cerimon*
celebrat* comemor* celebr*
anniversar* aniversari* birthday*
calendar* calendari*
schedule* horario* cronograma* timetable*
deadline* prazo*
delay* atras* postpone* adiar adiamento
rush pressa
guest* convidad* hospede hospedes
neighbour* vizinh*
friend* amig*
stranger* desconhecid* unknown
boss patr* heritage herdade
colleague* colega* classmate classmates
`;
