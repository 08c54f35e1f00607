// Words for things, nature, trades and dealings that stand for each other in English and Portuguese. See school-words.ts
// for how a row is read.

export const THING_WORDS = `
insur* seguro seguros segurad*
harvest* colheita*
crop crops lavoura* safra*
seed seeds sement*
soil* solo solos
cattle gado
cow cows vaca vacas
horse* cavalo*
sheep ovelha*
pig pigs porco* suin*
chicken* frango* galinha*
bee bees abelha*
insect* inset*
wolf wolves lobo lobos
bear bears urso ursos
whale* baleia*
turtle* tartarug*
snake* serpent*
lark larks cotovia*
butterfl* borbolet*
spider* aranha*
monkey* macaco*
flower* flor flores
leaf folha folhas
root roots raiz raizes
fruit fruits fruta frutas
vegetable* legume* verdura*
rice arroz
bean beans feijao feijoes
corn maize milho
wheat trigo
coffee cafe cafes
sugar acucar
milk leite
cheese queijo*
bread pao paes
baker* padari* padeir*
meat carne carnes
egg eggs ovo ovos
wine vinho* vinic* winery wineries adega*
beer cervej* brewery
salt sal
petrol* petroleo oil oleo gasoline gasolina diesel
coal carvao
steel aco
iron ferro
wood wooden madeira*
stone* pedra* rock rocks
glass vidro*
cotton algodao
wool la
leather couro
gold ouro dourad*
sand areia
dust poeira
snow* neve
ice gelo
wind winds vento* eolic*
sky ceu
star stars estrela*
moon lua
lake* lago lagos lagoa*
beach* praia*
hill hills colina* morro morros
wave* onda ondas
bridge* ponte pontes
tunnel* tunel tuneis
port ports harbour* harbor* porto portos
airport* aeroport*
railway* ferrovi* trem trens comboio* rail
bicycle* bike bikes bicicleta* cyclist* ciclis* cicl*
motorcycle* moto motos motocicl* motocic*
ambulance* ambulanc*
traffic transit*
accident* acident*
passenger* passageiro*
captain* capitao capitaes capita
sailor* marinheiro* marinheir* marujo*
fisherm* pescador*
firefighter* bombeiro*
priest* padre padres
church* igreja*
mosque* mesquita*
pray* oracao oracoes rezar
king kings rei reis
queen* rainha*
hand hands mao maos
arm arms braco*
leg legs perna pernas
foot feet pe pes
heart* coracao coracoes cardiac*
blood sangue
brain* cerebr*
skin pele
hair cabelo*
tooth teeth dente dentes dental dentis*
ear ears orelha*
mouth boca bocas
face faces rosto* facial faciais
finger* dedo dedos
bone bones osso ossos
remedio* medication* medicine* medicament*
vaccin* vacin*
surger* surgeon* cirurg*
bed beds cama camas leito*
roof* telhado*
stair* escada*
bathroom* toilet* banheiro*
key keys chave chaves
box boxes caixa caixas
bag bags sacola* backpack* mochila* suitcase* mala malas
bottle* garraf*
clock* relog*
toy toys brinquedo*
doll dolls boneca* boneco*
ball balls bola bolas
card cards cartao cartoes
stamp stamps selo selos seal seals carimb*
cloth clothes clothing roupa* vestuari*
shirt* camisa* camiseta*
shoe shoes sapato*
hat hats chapeu*
glasses oculos goggles
trade trades trader* comerci*
investor* investidor*
import imports imported importac* importa* importou
tariff* tarifa* tarif*
pension* aposent* retire retires retired retirement retiring pensao pensoes
unemploy* desempreg*
bonus bonificac* gratificac*
discount* descont*
refund* reembols* repay*
receipt receipts recibo*
inflation inflac*
fee fees tuition mensalidade* anuidade*
rent rents rented renting alug*
warehouse* armazem armazens galpao deposito*
headquarter* sede sedes
branch branches filial filiais
office offices escritorio* gabinete*
merge* merger fusao fundiu fundir
hotel* hote*
amendment* emenda emendas amend*
decree* decreto* decret*
treat treats treated treatment* trata tratam tratar tratou tratamento*
treaty treaties tratado tratados
embass* embaixada*
veto vetoes vetoed
session* sessao sessoes
nursery nurseries kindergarten* creche* preschool* pre-escol*
playground* patio* recreio* recess yard yards courtyard*
bell bells sino sinos sinet*
gym gyms ginasio*
campus campi
dean deans rector* reitor*
thesis theses tese teses
doctoral doctorate* doutorad* phd
apprentic* aprendiz* estagi* intern interns trainee*
vocational profissionaliz*
handout* worksheet* apostila*
quiz quizzes
choir* coro coral corais
orchestra* orquestra*
rehears* ensaio ensaios ensaia* ensaiou
bullying bully bullied
certificate* certific* certidao certidoes
ranking* ranque*
feedback devolutiva*
peer peers
counsellor* counselor*
paragraph* paragraf*
summary summaries summari* resum* sintes*
headline* manchete*
title* titulo*
verse verses verso versos rima* rhyme*
comma commas virgula*
punctuat* pontuac*
stutter* stammer* gague*
algorithm* algoritm*
chip chips
processor* processador*
cable* cabo cabos
router* roteador*
televis* tv
broadcast* transmit* transmiss* emissora*
channel* canal canais
subtitle* caption* legenda*
browser* navegador*
scam scams scammer* golpe golpes
label* rotul* etiquet*
poster* cartaz cartazes
brochure* leaflet* folheto* panflet*
catalogue* catalog*
riddle* enigma*
vehicle* veicul*
engine engines motor motores
wheel wheels rodas
tyre* tire pneu*
platform* plataform*
stadium* estadi*
partida partidas
coach coaches treinador*
referee* arbitr*
athlet* atlet*
swim* swam natac* nadad*
pista pistas clue clues
marathon* maraton*
tourist* touris* turis*
hunger hungry fome
poison* venen* envenen*
weapon* arma armas gun guns armad*
explos* explod* bomb bombs
sculpt* escult*
painter* pintor*
singer* cantor* sing sings sang sung cant*
actor actors actress* ator atores atriz atrizes
guitar* violao guitarr*
piano* pianis*
drum drums tambor*
thread* fio fios
rope ropes corda cordas
needle* agulha*
hammer* martel*
wire wires arame
shelf shelves prateleira* estante*
drawer* gaveta*
carpet* tapete*
curtain* cortina*
mirror* espelho*
candle* vela velas
soap sabao sabonete*
towel* toalha*
plate plates prato pratos dish dishes
spoon* colher colheres
cook* cozinheir* cozinh*
soup sopa sopas
cake cakes bolo bolos
potato* batata*
tomato* tomate*
apple apples maca macas
orange oranges laranja*
`;
