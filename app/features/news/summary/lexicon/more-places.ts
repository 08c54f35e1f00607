// Names of regions and cities that differ between English and Portuguese; the rows are read as those of place-names.ts.

export const MORE_PLACES = `
azores | acores | azorean* | acorian*
madeira
canary islands | canarias
munich | munique
hamburg | hamburgo
cologne | colonia
frankfurt | francoforte
zurich | zurique
milan | milao
turin | turim
naples | napoles
florence | florenca
venice | veneza
sicily | sicilia
tuscany | toscana
lombardy | lombardia
seville | sevilha
andalusia* | andaluz*
galicia | galiza
basque country | pais basco
antwerp | antuerpia
marseille | marselha
bordeaux | bordeus
normandy | normandia
brittany | bretanha
cairo
tehran | teera
jerusalem
bangkok | bangcoc
delhi | deli
mumbai | bombaim
shanghai | xangai
cape town | cidade do cabo
nairobi
mexico city | cidade do mexico
philadelphia | filadelfia
pennsylvania | pensilvania
hawaii | havai
north carolina | carolina do norte
south carolina | carolina do sul
north dakota | dakota do norte
south dakota | dakota do sul
new jersey | nova jersey
new mexico | novo mexico
new orleans | nova orleans
montevideo | montevideu
asuncion | assuncao
bogota
new south wales | nova gales do sul
british columbia | columbia britanica
nova scotia | nova escocia
newfoundland | terra nova
laos | laotian* | laocian*
northern ireland | irlanda do norte
catalonia | catalunha | catalan* | catala*
crete | creta
flanders | flandres
wallonia | valonia
silesia | silesia*
mecca | meca
damascus | damasco
baghdad | bagda
kabul | cabul
hanoi | hanoi*
manila
jakarta | jacarta
kyiv | kiev
belgrade | belgrado
bucharest | bucareste
budapest | budapeste
zagreb
ljubljana | liubliana
luanda
maputo
johannesburg | joanesburgo
pretoria
algiers | argel
tunis
rabat
dakar | dacar
accra | acra
lagos
`;
