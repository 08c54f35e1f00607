// Words of land, sea and weather, of animals and plants, and of what is made of them, that stand for each other in
// English and Portuguese. See school-words.ts for how a row is read.

export const NATURE_WORDS = `
cliff cliffs falesia falesias penhasco penhascos
blow blows sopro sopros soprar golpe golpes
puddle puddles poca pocas
brook brooks riacho riachos corrego corregos
waterfall waterfalls cachoeira cachoeiras
landslide landslides deslizamento deslizamentos
avalanche avalanches avalancha avalanchas
peninsula peninsulas
bay bays baia baias
anchor anchors ancora ancoras
sail sails sailing velejar navegar
drown drowns drowned afogar afogado
herb herbs erva ervas
olive olives azeitona azeitonas
banana bananas
sugarcane canavial canaviais
flour farinha farinhas
noodle noodles macarrao
dairy dairies laticinio laticinios
cheesemaker cheesemakers queijeiro queijeiros
grocery greengrocer* quitanda mercearia
honey mel
beehive beehives hive hives colmeia colmeias
beekeeper beekeepers apicultor apicultores
mosquito mosquitoes mosquitos
frog frogs sapo sapos
salmon salmao
shrimp shrimps prawn prawns camarao
crab crabs caranguejo caranguejos
oyster oysters ostra ostras mussel mussels mexilhao
donkey donkeys burro burros jumento
zoo zoos zoologico
geolog*
astronom*
meteorologist* meteorologista
basil manjericao
thumb thumbs polegar polegares
reed reeds palheta palhetas junco
accordion accordions sanfona sanfonas acordeao
lettuce alface alfaces
pillow pillows travesseiro travesseiros
nest nests ninho ninhos
beak beaks bico bicos
wing wings asa asas
reindeer rena renas
calf calves bezerro bezerros filhote filhotes
puppy puppies kitten
valve valves valvula valvulas
allotment allotments
prosthesis prostheses prosthetic protese proteses
physiotherapist physiotherapists fisioterapeuta fisioterapeutas
magnifying lupa
attic sotao
cofre cofres
postal postais
tape tapes fita fitas
tugboat tugboats rebocador rebocadores
lichen liquen liquens
chew chews chewing mastigar
scenery scenario cenario cenarios
illuminated luminoso luminosa iluminar iluminado
`;
