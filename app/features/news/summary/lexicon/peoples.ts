// Peoples and languages whose names differ between English and Portuguese beyond those of place-names.ts; the rows are read
// as there.

export const PEOPLES = `
galicia | galiza | galician* | galego* | galega*
sri lanka | sri lankan* | cingales* | sinhal*
uganda | ugandan* | ugandens*
tanzania | tanzanian*
zambia | zambian*
senegal | senegalese | senegales*
cameroon | cameroonian* | camarones*
bangladesh | bangladeshi* | bengalesh* | bengali* | bengal*
nepal | nepali* | nepalese | nepales*
malaysia | malaio* | malaia*
singapore | singapurian* | cingapurian*
philippines | tagalog* | filipino*
indonesia | javanese | javanes*
iran | iranian* | persian* | persa*
iraq | iraqi* | iraquian*
jordan | jordanian*
lebanon | lebanese | libanes*
syria | syrian*
afghanistan | afghan* | afega*
qatar | qatari* | catari*
tunisia | tunisian*
algeria | algerian* | argelin*
libya | libia | libyan* | libio*
kazakhstan | kazakh* | cazaqu*
uzbekistan | uzbequistao | uzbek* | uzbequ*
georgia | georgian*
armenia* | armeni*
azerbaijan | azerbaijao | azerbaijani* | azeri*
latvia | latvian*
lithuania | lithuanian* | lituan*
slovakia | slovak* | eslovac*
slovenia | slovenian* | eslovene* | eslovena*
croatia | croatian*
serbia | serbian* | servio*
bosnia* | bosnio* | bosnia
albania | albanian* | albanes*
macedonia* | macedoni*
kosovo | kosovar*
montenegro | montenegrin*
moldova | moldavia | moldovan* | moldav*
belarus | bielorrussia | belarus* | bielorruss*
cyprus | cypriot* | cipriot*
malta | maltese | maltes*
luxembourg | luxembourgish | luxemburgues*
friesland | frisia | frisian* | frisio*
brittany | breton* | breta*
corsica | corsega | corsican*
sardinia | sardenha | sardinian* | sardo* | sarda
faroe islands | ilhas faroe | ilhas feroe | faroese | feroes*
greenland | groenlandia | greenland* | groenland*
lapland | laponia | sami
tibet | tibetan*
bhutan | butao | bhutanese | butanes*
mongolia | mongol*
cambodia | cambodian* | cambojan* | khmer
myanmar | birmania | burmese | birmanes*
fiji | fijian*
samoa | samoan*
tonga | tongan*
maori* | maoris
quechua* | quechu*
aymara* | aimara*
nahuatl | nauatle
maya | mayan*
inuit | inuit*
xhosa* | xossa*
yoruba* | ioruba*
hausa* | hauca*
igbo* | ibo
amharic | amaric*
arabic | arabe | arabes | arabe*
hebrew | hebraic* | hebreu
sanskrit | sanscrit*
punjab* | panjab*
tamil* | tamil
mandarin | mandarim
cantonese | cantones*
creole* | crioul*
romani | roma people | cigan* | gypsy | gypsies
jewish | jew | jews | judai* | judeu*
muslim* | muculman* | islam* | islamic*
christian* | cristao*
catholic* | catolic*
buddhis* | budis*
jamaica* | jamaican*
trinidad and tobago | trinidad e tobago
barbados | barbadian*
suriname | surinam* | surinames*
guyana | guiana | guyanese | guianens*
honduras | honduran* | hondurenh*
guatemala | guatemalan* | guatemaltec*
costa rica | costa rican* | costa-riquenh*
panama | panamanian* | panamenh*
puerto rico | puerto rican* | porto-riquenh*
salvadoran* | salvadorenh*
ivory coast | costa do marfim | ivorian* | marfinens*
burkina faso | burkinab*
niger | nigerien*
chad | chade | chadian*
togo | togolese | togoles*
benin | beninese | beninens*
guinea | guine | guinean* | guineens*
sierra leone | serra leoa
gabon | gabao | gabonese | gabones*
malawi | malaui | malawian* | malauian*
zimbabwe | zimbabwean* | zimbabuan*
botswana | botswanan* | botsuan*
namibia | namibian*
lesotho | lesoto
eswatini | essuatini
eritrea | eritreia | eritrean* | eritre*
djibouti | djibuti
sudan | sudanese | sudanes*
congo | congolese | congoles*
madagascar | malagasy | malgaxe*
seychelles | seicheles
maldives | maldivas
cape verde | cape verdean* | cabo-verdian*
sydney | sidnei
the hague | haia
amsterdam | amesterda | amsterda
rotterdam | roterda
basel | basileia
bern | berna
lucerne | lucerna
nuremberg | nuremberga | nurembergue
stuttgart | estugarda
dresden | dresda
leipzig | lipsia
gothenburg | gotemburgo
krakow | cracovia
salzburg | salzburgo
strasbourg | estrasburgo
lyon | liao
genoa | genova
bologna | bolonha
zaragoza | saragoca
porto | oporto
istanbul | istambul
ankara | ancara
jeddah | jeda
riyadh | riade
karachi | carachi
islamabad | islamabade
kolkata | calcuta
ho chi minh city | cidade de ho chi minh
nanjing | nanquim
guangzhou | cantao
kyoto | quioto
ulaanbaatar | ulan bator
yerevan | erevan
tashkent | tasquente
vilnius | vilna
reykjavik | reiquiavique
addis ababa | adis abeba
khartoum | cartum
`;
