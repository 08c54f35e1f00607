// Words for things, nature, trades and dealings that stand for each other in English and Portuguese. See school-words.ts
// for how a row is read.

export const THING_WORDS = `
insur* seguro seguros segurad*
harvest* colheita* colher
crop crops lavoura* safra* safra safras
seed seeds sement*
soil* solo solos
cattle gado
cow cows vaca vacas
horse* cavalo* egua
sheep ovelha* lamb lambs
pig pigs porco* suin* pork
chicken* frango* galinha* hen hens
bee bees abelha*
insect* inset*
wolf wolves lobo lobos
bear bears urso ursos suportar arcar
whale* baleia*
turtle* tartarug* tortoise
snake* serpent*
lark larks cotovia*
butterfl* borbolet*
spider* aranha*
monkey* macaco*
flower* flor flores
leaf folha folhas leaves
root roots raiz raizes
fruit fruits fruta frutas fruto frutos
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
wine vinho* vinic* winery wineries adega* wines vineyard vineyards vinhedo
beer cervej* brewery
salt sal
petrol* petroleo oil oleo gasoline gasolina diesel
coal carvao
steel aco
iron ferro
wood wooden madeira*
stone* pedra* rock rocks rocha rochas
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
sky ceu ski skiers esqui esquiador esquiadores
star stars estrela*
moon lua
lake* lago lagos lagoa* lagoon lagoons
beach* praia*
hill hills colina* morro morros
wave* onda ondas
bridge* ponte pontes
tunnel* tunel tuneis
port ports harbour* harbor* porto portos
airport* aeroport*
railway* ferrovi* trem trens comboio* rail railroad
bicycle* bike bikes bicicleta* cyclist* ciclis* cicl* rider riders
motorcycle* moto motos motocicl* motocic*
ambulance* ambulanc*
traffic transit*
accident* acident*
passenger* passageiro*
captain* capitao capitaes capita
sailor* marinheiro* marinheir* marujo*
fisherm* pescador*
firefighter* bombeiro*
priest* padre padres sacerdote
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
orelha*
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
box boxes caixa caixas cashier cashiers caixote
bag bags sacola* backpack* mochila* suitcase* mala malas baggage saco sacos
bottle* garraf*
clock* relog*
toy toys brinquedo*
doll dolls boneca* boneco* puppet puppets marionete marionetes fantoche
ball balls bola bolas
card cards cartao cartoes
stamp stamps selo selos seal seals carimb*
cloth clothes clothing roupa* vestuari* garment garments confeccao
shirt* camisa* camiseta*
shoe shoes sapato* calcado
hat hats chapeu*
glasses oculos goggles spectacles
trade trades trader* comerci*
investor* investidor*
import imports imported importac* importa* importou
tariff* tarifa* tarif*
pension* aposent* retire retires retired retirement retiring pensao pensoes reformado
unemploy* desempreg*
bonus bonificac* gratificac*
discount* descont*
refund* reembols* repay*
receipt receipts recibo*
inflation inflac*
fee fees tuition mensalidade* anuidade* taxa taxas tarifa tarifas
rent rents rented renting alug*
warehouse* armazem armazens galpao deposito* barn barns celeiro
headquarter* sede sedes thirsty thirst
branch branches filial filiais galho galhos ramo ramos
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
playground* patio* recreio* recess yard yards courtyard* parquinho
bell bells sino sinos sinet*
gym gyms ginasio*
campus campi
dean deans rector* reitor* decano*
thesis theses tese teses dissertation dissertations dissertacao
doctoral doctorate* doutorad* phd doutoramento
apprentic* aprendiz* estagi* intern interns trainee* internship
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
summary summaries summari* resum* sintes* retomar
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
scam scams scammer*
label* rotul* etiquet*
poster* cartaz cartazes
brochure* leaflet* folheto* panflet*
catalogue* catalog*
riddle* enigma* puzzle puzzles charada
vehicle* veicul*
engine engines motor motores
rodas
tyre* tire pneu*
platform* plataform*
stadium* estadi*
partida partidas depart departs departure
coach coaches treinador* treinador treinadores treinadora
referee* arbitr*
athlet* atlet*
swim* swam natac* nadad* nadar
pista pistas clue clues
marathon* maraton*
tourist* touris* turis*
hunger hungry fome faminto esfomeado
poison* venen* envenen*
weapon* arma armas gun guns armad*
explos* explod* bomb bombs
sculpt* escult*
painter* pintor*
singer* cantor* sing sings sang sung cant*
actor actors actress* ator atores atriz atrizes
guitar* violao guitarr* violoes
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
spoon* colheres
cook* cozinheir* cozinh*
soup sopa sopas
cake cakes bolo bolos
potato* batata*
tomato* tomate*
apple apples maca macas
orange oranges laranja*
`;
