// Everyday words that stand for each other in English and Portuguese, beyond those of the other lists. Found by going
// through the most frequent words of English that no list had. See school-words.ts for how a row is read.

export const EVERYDAY_A_TO_L = `
abstract* abstrat*
air ar
album* disco discos
amazing* incrivel incriveis espant* astonish*
angel* anjo*
ant ants formiga*
archaeolog* arqueolog*
architect* arquitet*
asleep adormec*
ativ* activat*
auction* leilao leiloes
backup* backup
band bands banda bandas
bargain* barganh* pechinch*
bark casca
basket* cesta* cesto* basquete*
battle* batalha*
beautiful beauty bonit* belez*
beg begs implor*
bet bets aposta* apost*
bibliograph* bibliograf*
blame* culp*
bless* benc*
body bodies corpo corpos
boil boils ferv*
boiler* caldeira*
boot boots bota botas
boyfriend* girlfriend* namorad*
brake brakes braked braking frear freia freiam freio freios freou
breakfast cafe-da-manha
breath breathe* breathing respir*
bribe* suborn* propina*
brick bricks tijolo*
broom* vassoura*
brush brushes pincel
bucket* balde*
buddy companheiro*
butter manteiga
cane bengala*
caretaker* zelador* janitor janitors porteiro
carnival carnaval
castle* castelo*
cement concrete cimento concreto
chain chains corrente correntes
chapel* capela*
cherry cherries cereja*
chess xadrez
childhood infancia
coat coats jacket* casaco* jaleco*
coin coins moeda moedas
comedy comedies comedia*
consonant* consoante*
copyist copist*
corrupt* corrup*
cough* tosse
crack cracks cracked rachad* trinca
crane cranes guindaste*
crash crashes crashed colis* collision*
crazy mad louc*
crowd* multidao
cultiv* cultivat*
cup cups xicara* copo copos copa copas taca
currency currencies
dawn madrugada* amanhecer sunrise
deer veado veados
design designs designed projet*
destiny destin*
devil* diabo*
dialect* dialet*
diamond* diamante*
dica dicas hint hints tip tips
dinner dinners supper jantar jantares
dinosaur* dinossaur*
dive dives mergulh*
dizzy dizziness tontura*
drag drags dragged arrast*
dragon* dragao dragoes
drill drills drilled perfur*
drone* drone
drug drugs droga drogas
duck ducks pato patos
eagle* aguia*
economist* economist*
elevator* elevador*
enemy enemies inimig*
envelope* envelope
excellent* excelen*
excited excitement empolg* entusiasm* enthusiasm* animad*
export exports exported exporta* exportou
fern ferns samambaia*
fertili* adub*
float* flutu*
flow flows fluxo* fluir flui
fog neblina nevoeiro
footnote* rodape
fossil* fossil fosseis
fox foxes raposa*
franchise* franquia*
fresh fresco fresca frescos frescas
fridge* refrigerat* geladeira*
garage* garagem
gas gases gas
gate gates portao portoes
gentleman gentlemen senhor senhores cavalheir*
ghost* fantasma*
glitch* pane
gossip* fofoc*
grab* agarr*
graffiti grafit*
grandson* granddaughter* grandchild* neto neta netos netas
grape grapes uva uvas
ground chao
guy guys
gymnas* ginasi*
hall halls salao saloes
harm harms harmed harmful nociv* prejudic*
hay feno
heaven* paraiso
hell inferno
hits bater bateu batem
hole holes buraco*
honest* honest*
horn horns buzin*
hurry* apress*
hygien* higien*
infect* infecc* infecta*
ingredient* ingrediente*
inscription inscriptions
interpreter* interprete* interpret interprets interpretar
cela celas
jealous* ciume*
jewel* joia joias
joke jokes piada* brincadeira
kick kicks chut*
kidnap* sequestr*
kiss kisses beij*
kite kites pipa pipas
knee knees joelho*
knight* cavaleiro*
lady ladies senhora*
lamp lamps lampada* luminaria
land lands terra terras terreno*
landfill* aterro*
laundry lavanderia
lazy preguic*
league leagues
lemon* limao limoes
linguist* linguist*
lion lions leao leoes
lip lips labio*
lonely solidao
loose solt*
loud loudly aloud
loyal* leal leais
luggage bagage*
magic magico magia
margin margins margem margens
married marry marries casad* casar casou casaram
mask masks mascara*
`;
