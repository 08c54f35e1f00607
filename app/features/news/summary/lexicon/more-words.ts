// Words of school, law, health, money, farming, transport and technology news that no other list has. See
// school-words.ts for how a row is read.

export const MORE_WORDS = `
announced announces announce announcement announcements anunciou anunciaram anunciado anunciada
nomeia nomeou nomeada nomeado nomear appoint appoints appointed
divide divides divided dividiu dividir dividiram dividida split splits
high tall alto altos
north northern norte setentrional
south southern sul meridional
east eastern leste oriental orientais
west western oeste ocidental ocidentais
considerably substantially markedly bastante consideravelmente substancialmente sensivelmente
shallow raso rasa rasos rasas
beetle beetles besouro*
opponent opponents adversari*
frost frosts geada*
knock knocks knocked pancada*
pulse pulses pulso pulsos impulso*
sketch sketches sketched esboco*
stretch stretches trecho*
ditch ditches vala valas
hawker* ambulante* camelo camelos
electronics eletronic* eletroeletronic*
chessboard tabuleiro*
fork forks garfo*
saucepan panela*
legend legends lenda lendas
attorney attorneys advogada advogadas
shareholder shareholders acionista*
craftsmanship artesanato
feather feathers pena penas plumage
excursion* excursao excursoes
faucet* torneira*
scooter* patinete*
scarf scarves cachecol
rafter* caibro*
subpoena intimacao intima*
plaintiff* autora
verdict* veredict* veredito*
jury juries juri juris jurado*
hearsay boato boatos rumour* rumor*
bribe* propina* suborno*
inheritance heranca* herdeir* heir heirs
notary notaries tabeliao cartorio*
dividend* dividendo*
bankruptcy bankrupt falencia* faliu falida falido
invoice* fatura
instalment* installment* parcela parcelas prestacao prestacoes
subsidy subsidies subsidi* subvenc*
surcharge* sobretaxa*
refund* reembols* restitui*
wholesale* atacad*
auction* leilao leiloes leilo*
warranty warranties
stockpile* estoque* inventory
barley cevada
oats oat aveia
rye centeio
cassava manioc mandioca* aipim
sugarcane canavia*
beetroot beterraba*
lettuce* alface*
cabbage* repolho*
carrot* cenoura*
pumpkin* abobora*
cucumber* pepino*
garlic alho
pepper* pimenta* pimentao pimentoes
strawberr* morango*
pineapple* abacax*
mango mangoes manga mangas
papaya* mamao mamoes
guava* goiaba*
coconut* coco cocos
peanut* amendoi*
chestnut* castanha*
walnut* noz nozes
olive olives azeitona* oliveira*
vineyard* vinhedo* vinha vinhas
greenhouse* estufa*
plough* plow* arado*
harvester* colheitadeira*
manure estrume esterco
compost* compostagem
weed weeds
pasture* pasto pastos pastag*
barn barns celeiro*
trough* cocho*
udder* ubere*
lamb lambs cordeiro*
calf calves bezerro*
ox oxen boi bois
bull bulls touro*
mare mares egua*
rooster* galo galos
goose geese ganso*
peru perus
squirrel* esquilo*
hedgehog* ourico*
bat bats morcego*
hawk hawks gaviao gavioes
parrot* papagaio*
heron* garca garcas
stork* cegonha*
swallow swallows andorinha*
pigeon* pombo*
seagull* gull gulls gaivota*
eel eels enguia*
trout truta*
salmon salmao salmoes
cod bacalhau
sardine* sardinha*
oyster* ostra*
mussel* mexilhao mexilhoes
octopus polvo polvos
jellyfish medusa*
lizard* lagarto*
crocodile* jacare* alligator*
snail* caracol caracois
caterpillar* lagarta*
moth moths mariposa*
wasp wasps vespa*
tick ticks carrapato*
flea fleas pulga*
louse lice piolho*
fever febre febris
asthma* asma asmatic*
measles sarampo
mumps caxumba
whooping coqueluche
stroke strokes
seizure* convuls*
bruise* hematoma* contusao contusoes
fracture* fratura*
sprain* torcao torcoes entorse*
swelling inchaco* inchad*
dizz* tontura* tonto tonta
nausea nause* enjoo*
itch* coceira*
bandage* curativo* atadura*
stretcher* maca macas
syringe* seringa*
ointment* pomada*
painkiller* analgesic*
antibiotic* antibiotic*
spine espinha
rib ribs costela*
elbow* cotovelo*
wrist* punho*
ankle* tornozelo*
hip hips quadril quadris
chin queixo*
cheek* bochecha*
eyebrow* sobrancelha*
eyelid* palpebra*
sweat* suor transpir*
cradle* berco bercos
nappy nappies diaper* fralda*
pram prams stroller*
lullaby lullabies ninar acalanto*
nephew* sobrinho*
niece* sobrinha*
orphan* orfao orfa orfaos orfas
widow widows widower* viuv*
bride* noiva*
groom grooms noivo noivos
bishop* bispo*
priest* padre padres sacerdot*
nun nuns freira*
monk monks monge*
pilgrim* peregrin* romari*
prayer* reza rezas oracao oracoes
crossing crossings travessia* cruzamento*
roundabout* rotatoria*
kerb* curb curbs meio-fio
lane lanes faixa faixas
pothole* buraco*
motorway* freeway* rodovia*
junction* entroncament*
locomotive* locomotiva*
carriage* wagon wagons vagao vagoes
conductor* cobrador*
windscreen* windshield* para-brisa*
headlight* headlamp* farol farois
exhaust escapamento*
spark sparks faisca*
fuse fuses fusivel fusiveis
plug plugs tomada*
socket* soquete*
antenna* aerial antena*
buoy* boia boias
anchor* ancora* ancorad*
oar oars remo remos
mast masts mastro*
hull hulls casco cascos
deck decks conves
quay* cais
barge* balsa balsas barcaca*
raft rafts jangada*
kayak* caiaque*
surf surfe surfista*
diver divers mergulhador*
shipwreck* naufragi*
drizzle* garoa chuvisco*
hail granizo
fog foggy nevoeiro* neblina
lightning relampago* raio raios
thunder trovao trovoes trovoad*
rainbow* arco-iris
breeze* brisa*
gust gusts rajada*
avalanche* avalanch*
swamp* marsh* pantano* brejo*
waterfall* cachoeira* cascata*
meadow* prado prados campina*
dune dunes duna dunas
cliff cliffs falesia* penhasco*
gorge gorges desfiladeiro*
pebble* seixo seixos
gravel cascalho*
clay argila* barro
eraser* rubber rubbers
pencil* lapis
backpack* satchel* mochila*
ruler rulers regua reguas
scissors tesoura*
blackboard* chalkboard* lousa* quadro-negro
detention castigo*
truan* evasao
dropout* drop-out* desistente*
scholarship* bolsista*
syllabus ementa*
handwriting caligrafia manuscrit*
multiplication tabuada*
fraction* fracao fracoes
equation* equacao equacoes
triangle* triangul*
microscope* microscopi*
telescope* telescopi*
magnet magnets ima imas magnetic*
acid acids acido acida acidos
lever levers alavanca*
pulley* polia polias
gear gears engrenag*
mola molas
drill drills furadeira*
solder* soldag* soldar soldador*
welder* welding weld solda soldas
shovel* spade spades enxada*
hose hoses mangueira*
sprinkler* aspersor* irrigador*
thermometer* termometro*
barometer* barometro*
stopwatch* cronometr*
spreadsheet* planilha*
folder folders
backup backups
loudspeaker* alto-falante* altofalante* speakerphone
earphone* earbud*
hacker* invasor*
encryption encrypt* criptograf* cifrad*
`;
