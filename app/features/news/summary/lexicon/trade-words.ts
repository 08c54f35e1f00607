// Words of trades, law, the arts, the street and the field that stand for each other in English and Portuguese. See
// school-words.ts for how a row is read.

export const TRADE_WORDS = `
tenant* inquilin* locatari*
landlord* senhorio*
flat flats apartment* apartament*
deed deeds escritura escrituras
notar* cartori* tabeli* registry registrar
shellfish marisc*
tide tides mare mares
shipyard* estaleir*
ferry ferries balsa balsas
crew crews tripulac* tripulant*
blanket* manta mantas cobertor*
weaver* weave* woven tecela tecelas tecelao teceloes tecid* weaving tece tecem tecer
pharmac* farmac*
shoulder* ombro ombros
nose noses nariz
dose doses dosag*
fungus fungi fungo fungos
tractor* trator*
fence* cercas cerca
grass capim lawn grama gramado
pest pests praga pragas
fertilis* fertiliz* adubo
irrigat* irrig* regar rega
drought*
dam dams barragem barragens represa* reservoir*
earthquake* terremot* sismo*
hurricane* furacao furacoes
temperature* temperatura*
pavement* sidewalk* calcada calcadas
waterfront seafront orla
avenue* avenida*
subway underground metro metros
tram trams bonde bondes
toll tolls pedagio*
helmet* capacete*
oven ovens forno fornos
menu menus cardapio*
mortgage* hipotec*
audit* auditor*
taxpayer* contribuinte*
bankrupt* falenc* faliu
retail* varej*
consumer* consumidor*
jury juries juri jurado*
bail fianca
murder* assassin* homicid*
arrest* prender prendeu prenderam preso presos presa presas detid* inmate inmates detainee detainees detento detentos detenta detentas presidiario presidiaria prisoner prisoners
cartel* carteis
patent* patentes
copyright* autorais
clause* clausula*
defendant* reu reus
viewer* spectator* espectador* telespectador*
audience* plateia*
concert* concerto concertos
symphon* sinfon*
compos* composit* consist consists consistir compor
conductor* maestr* regente*
novel novels romance romances novelist romancista
fiction ficcao
review reviews resenha*
boo booed vaia vaias vaiou vaiaram
applau* aplau*
scout scouts olheir*
fan fans torcedor* torcida*
nun nuns freira freiras
monk monks monge monges
convent convents monaster* convento conventos mosteir*
bishop* bispo bispos
ink inks tinta tintas pigment*
parchment* pergaminh*
ruin ruins ruinas
tomb tombs tumul*
statue* estatua*
sample* amostra*
species especie especies
gene genes genetic*
cell cells celula*
chemist* quimico quimicos
herd herds herder* rebanho* flock flocks manada
shepherd* pastor pastores
goat goats cabra cabras bode
elephant* elefant*
dolphin* golfinh* boto botos
parrot* papagai*
rat rats rato ratos mouse mice
smoke fumo fumaca fumar
slope slopes encosta*
ranger* guarda-florestal guardas-florestais
axe machado*
timber madeireir*
trail trails path paths trilha* caminho caminhos
bake bakes baked assar assa assou assam
plough* plow* arado arar
catar cata catam
mainly mostly chiefly largely sobretudo principalmente majoritari*
again novamente
approximately
adviser* advisor* consultor* assessor assessores
clerk clerks atendente* escriturari* balconist*
tailor* alfaiate* costureir* alfaiat* seamstress
carpenter* carpinteir* marceneir*
electrician* eletricist*
plumber* encanador*
mechanic mechanics mecanico mecanicos mecanic*
mason masons bricklayer* pedreir*
hairdresser* barber* cabeleireir* barbeir* hairdress*
guard guards guarda guardas vigilante*
nanny baba babas
butcher* acougue*
grower* producer* produtor*
stall stalls banca bancas
seller* vendedor*
buyer* comprador*
debtor* devedor*
shilling* xelim xelins
allergy allergies alerg*
fever febre
pregnan* gravid* gestante* gestant*
symptom* sintoma*
diagnosis diagnoses diagnostic*
ward wards enfermaria*
emergency emergencies emergenc*
consultation* consulta consultas
injection* injec*
scar scars cicatriz*
crutch* muleta*
basement* porao poroes cellar*
backyard quintal quintais
balcony varanda*
fountain* chafariz
cemetery cemiter* cemeter* graveyard*
pier piers dock docks cais
lighthouse farol farois lighthouses
swamp mangue* pantano* pantan*
reef reefs recife recifes
glacier* geleira* glaciar*
plain plains planicie*
meadow* pasto pastos pastagem pastagens pasture pastures
orchard* pomar pomares
vineyard* vinhed* vinha vinhas
greenhouse* estufa estufas
sawmill* serraria*
mill mills moinho*
mine mines mina minas
quarry pedreira
refinery refinari*
pipeline* oleoduto* gasoduto*
grid grids
turbine* turbina*
panel panels painel paineis
lens lenses lente lentes
sonda sondas
rocket* foguete* nave naves
spacecraft espaconave*
orbit* orbita*
galaxy galaxia*
radar radars radares
collar collars coleira coleiras
payslip payslips contracheque contracheques holerite
glove gloves luva luvas
bedroom bedrooms quarto quartos
belt belts cinto cintos
nail nails prego pregos unha
screw screws parafuso parafusos
hook hooks anzol gancho
rust ferrugem enferrujar
subsidy subsidies subsidio subsidios
flu influenza gripe gripes
lung lungs pulmao pulmoes
suburb suburbs suburbio periferia
county counties condado
camp camps acampamento
chieftain chieftains cacique caciques
toddler toddlers
sociolog*
wheel wheels rodas
gift gifts presente presentes
tent tents tenda tendas barraca barracas
clock clocks relogio relogios
`;
