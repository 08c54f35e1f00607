// Words of every day from M to Z, as those in everyday-a-to-l-words.ts.

export const EVERYDAY_M_TO_Z = `
relative relatives parente parentes familiar familiares kin
meal meals refeic*
melt melts melting derret*
mentor* mentori*
metal* metai*
microscope* microscop*
midnight meia-noite
milagr* miracle*
missile* missil misseis
monster* monstro*
moss musgo
mouse mice camundongo*
mow mows
mud lama
multiply* multiplic*
mummy mummies mumia*
mushroom* cogumelo*
myth myths mito mitos
narrow* estreit*
neck pescoco
nephew* niece* sobrinh*
newsletter* boletim boletins
noon meio-dia
nuclear* nuclear
nut nuts noz nozes castanha*
nutrition* nutric*
oath juramento
olympic* olimpic*
onion* cebola*
outage* apagao apagoes
overtime hora-extra
owe owes owed
owl owls coruja*
packag* pacot* pack packs packed embalar embalagem
palace* palacio*
pants trousers calca calcas
parachut* paraqued*
parade* desfil*
passport* passaporte*
pedestrian* pedestre*
penguin* pinguim pinguins
pepper pimenta
pesticid* agrotoxic*
physicist* fisico fisicos
pilgrim* peregrin* romeir*
pill pills comprimido*
pipe pipes cano canos tubo tubos
pirate* pirata*
pizza pizzas
planet* planeta*
plastic* plastic*
plug plugs tomada tomadas
pocket* bolso*
polite* educad* courteous gentil gentis
pool pools piscina*
poultry avicol*
pour pours derram*
proper adequad* apropriad*
protein* proteina*
prototyp* prototip*
proverb* proverbi* sayings
pump pumps bomba bombas
quarrel* brig*
rabbit* coelho*
raw cru crua crus
receptionist* recepcionist*
recipe recipes
relic* reliq*
ridiculous ridicul*
ripe* madur*
ritual* rito ritos
robbery assalt*
roll rolls rolled rola rolar
rotten podre podres
rough* asper*
rubber borracha
rude* grosseir*
saint* santo santa santos
salad* salada*
sandwich* sanduiche*
scare scares scared scaring assust* frighten*
scene scenes cena cenas
sceptical skeptic* sceptic* cetic*
scratch* arranh*
script* roteir*
sensor* sensores
sew sews sewing sewn costur* sanitation sewage saneamento
shadow* shade sombra sombras
shake shakes sacud*
shark* tubar*
sharp* afiad* nitid*
shortfall deficit*
silk seda
silver prata
sink sinks sank afund*
siren* siren*
skeleton* esquelet*
slaughter* abate*
slave slaves slavery escrav*
slip slips escorreg*
smell smells smelled cheiro* cheir* odor odores
smuggl* contraband*
soft mole macio macia suave*
soloist* solist*
soul souls alma almas
sow sows sowing semear semeia semeou
spare* sobress*
steep ingreme*
stock stocks estoque*
stomach* estomago barriga
stove* fogao fogoes
stupid* idiot*
submarine* submarin*
subsidiary subsidiar*
sunlight solar solares
sunset* por-do-sol dusk anoitecer
swing swings balanco*
syllab* silab*
synagog* sinagog*
takeover* aquisic*
tank tanks tanque tanques
telescope* telescop*
temple* templo*
terrible terribl* terrivel terriveis horriv* horribl*
thermostat* termostat*
thick espess* gross*
thief thieves ladrao ladroes
thin fino fina finos finas
tidy* arrum*
tiger* tigre*
tight apertad*
tile tiles telha telhas
token tokens
tongue tongues
tower* torre torres roast roasts roasted roasting
transcript* transcrib* transcrev* transcric*
trap traps trapped armadilha*
treasure* tesour*
trick tricks tricked truque*
trunk trunks tronco*
tumour* tumor*
tune melody melodia* afinar afinacao afinado
twice* duas-vezes
ugly feio feia feios feias
umbrella* guarda-chuva*
uncanny creepy perturbador* sinistr* inquietant*
upset* chatead* abalad* aborrec*
vacuum* aspirador*
vegan* vegetarian*
vet vets veterinari*
volcan* vulc*
voltage tensao
vowel* vogal vogais
whaling baleeir* whaler whalers
wheelchair* cadeirante*
whistle* apit* assobi*
wonderful maravilh*
worm worms minhoca* verme vermes
yoga ioga
zero zeros
`;
