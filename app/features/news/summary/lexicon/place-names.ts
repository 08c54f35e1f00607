// Names of places and bodies in English and Portuguese: a row is one of them. Folded; "*" allows any ending.

/** Countries, states and cities with the words made of them. */
export const PLACES = `
united states | estados unidos | america* | american* | norte-american* | estadunidense*
united kingdom | reino unido | britain | great britain | gra-bretanha | british | britanic*
england | inglaterra | english | ingles*
scotland | escocia | scottish | escoces*
ireland | irlanda | irish | irlandes*
european union | uniao europeia | europe | europa | european* | europe*
brazil* | brasil*
portugal | portugu*
spain | espanha | spanish | espanho*
france | franca | french | frances*
germany | alemanha | german* | alema* | alemo*
italy | italia | italian*
netherlands | paises baixos | holanda | dutch | holandes*
switzerland | suica | swiss | suico* | suicos
sweden | suecia | swedish | sueco*
finland | finlandia | finnish | finlandes*
denmark | dinamarca | danish | dinamarques*
norway | noruega | norwegian* | norueg*
estonia | estonian*
poland | polonia | polish | polones*
greece | grecia | greek* | greg*
turkey | turquia | turkish | turco*
ukraine | ucrania | ukrainian* | ucranian*
russia | russian* | russ*
china | chinese | chines*
japan | japao | japanese | japones*
india | indian*
south korea | coreia do sul | korea | coreia | korean* | corean*
singapore | singapura | cingapura | singaporean*
united arab emirates | emirados arabes unidos
saudi arabia | arabia saudita
israel | israel*
egypt | egito | egyptian* | egipci*
kenya | quenia | kenyan* | quenian*
nigeria | nigerian*
indonesia | indonesian* | indonesi*
philippines | filipinas | filipin* | philippine*
vietnam | vietna | vietnamese | vietnamit*
belgium | belgica | belgian*
austria | austrian* | austriac*
czech republic | republica tcheca | czechia | tchequia | czech | tchec*
romania | romenia | romanian* | romen*
hungary | hungria | hungar*
uruguay | uruguai | uruguayan* | uruguai*
paraguay | paraguai
ecuador | equador | ecuadorian* | equatorian*
venezuela | venezuelan*
angola | angolan*
mozambique | mocambique | mozambi* | mocambic*
canada | canadian* | canadense*
mexico | mexican*
colombia | colombian*
argentina | argentin*
chile | chilen* | chilean*
peru | peruvian* | peruan*
africa | african*
south africa | south african* | africa do sul | sul-african*
asia | asian* | asiatic*
latin america | america latina | latin*
australia | australian*
new zealand | nova zelandia
new york | nova york | nova iorque
california
london | londres
lisbon | lisboa
geneva | genebra
brussels | bruxelas
seoul | seul
beijing | pequim
thailand | tailandia | thai* | tailandes*
berlin | berlim
paris
rome | roma
madrid | madri
vienna | viena
moscow | moscou
tokyo | toquio
athens | atenas
copenhagen | copenhague
stockholm | estocolmo
helsinki | helsinque
warsaw | varsovia
prague | praga
dublin | dublim
edinburgh | edimburgo
havana
cuba*
buenos aires
texas | texan*
florida
alberta
ontario
quebec
catalonia | catalunha
bavaria | baviera
wales | pais de gales | welsh | gales*
yorkshire
iceland | islandia | icelandic | islandes*
croatia | croacia | croat*
serbia | servia
bulgaria | bulgar*
latvia | letonia
lithuania | lituania
slovakia | eslovaquia
slovenia | eslovenia
cyprus | chipre
morocco | marrocos | moroccan* | marroqui*
tunisia
algeria | argelia
ethiopia | etiopia | ethiopian* | etiope*
ghana | gana | ghanaian* | ganes*
rwanda | ruanda | rwandan* | ruandes*
uganda
tanzania
zambia
senegal
cameroon | camaroes
pakistan | paquistao | pakistani* | paquistanes*
bangladesh
nepal
sri lanka
malaysia | malasia | malaysian* | malai*
taiwan*
hong kong
iran | ira
iraq | iraque
qatar | catar
jordan | jordania
lebanon | libano
bolivia*
costa rica
panama
guatemala
honduras
dominican republic | republica dominicana
puerto rico | porto rico
middle east | oriente medio
north america | america do norte
south america | america do sul
scandinavia* | escandinav*
amazon | amazonia
white house | casa branca
pope | papa
vatican | vaticano
swahili | suaili
spanish language | espanhol
rio de janeiro
saxony | saxonia
river plate | rio da prata | plata | prata
siberia
basque* | basc*
gaelic | gaelic*
somalia | somali*
haiti | haitian*
nicaragua
el salvador
luxembourg | luxemburgo
malta
syria | siria
afghanistan | afeganistao
kazakhstan | cazaquistao
zimbabwe | zimbabue
mali
sudan | sudao
congo
madagascar
botswana | botsuana
namibia
mauritius | mauricio
cambodia | camboja
myanmar | mianmar
mongolia
port moresby
papua new guinea | papua nova guine
cape verde | cabo verde
sao tome
guinea-bissau | guine-bissau
macau
timor*
`;

/** Bodies and terms of more than one word, and parts of their names. */
export const BODIES = `
united nations | nacoes unidas
oecd | ocde
world health organization | organizacao mundial da saude
world bank | banco mundial
world economic forum | forum economico mundial
gdpr | rgpd
ministry of education | ministerio da educacao
high school* | secondary school* | ensino medio
primary school* | elementary school* | ensino fundamental
higher education | ensino superior
federal | federais
supreme court | supremo tribunal | suprema corte
census | censo
engineering | engenharia
medicine | medicina
culture | cultura
innovation | inovacao
communication* | comunicac*
observatory | observatorio
academy* | academia*
society | sociedade
general | geral
municipal | municipais
technology* | technologies | tecnologia*
forum* | forum
summit* | cupula*
conference* | conferencia*
centre* | center* | centro*
north* | norte | setentrional
south* | sul | meridional
east* | leste | oriental | orientais
west* | oeste | ocidental | ocidentais
artificial intelligence | inteligencia artificial
human rights | direitos humanos
data protection | protecao de dados
chamber of deputies | camara dos deputados
supreme federal court | supremo tribunal federal
federal government | governo federal
silicon valley | vale do silicio
open university | universidade aberta
department | departamento* | secretaria*
`;

/**
 * Short forms by what they stand for, as they are written: "us", "who" and Portuguese "eu" are words of their own, so
 * a short form counts with its capitals only.
 */
export const ACRONYMS: Readonly<Record<string, string>> = {
  US: "united states",
  "U.S": "united states",
  USA: "united states",
  EUA: "united states",
  UK: "united kingdom",
  "U.K": "united kingdom",
  EU: "european union",
  UE: "european union",
  UAE: "united arab emirates",
  EAU: "united arab emirates",
  UN: "united nations",
  ONU: "united nations",
  WHO: "world health organization",
  OMS: "world health organization",
  OECD: "oecd",
  OCDE: "oecd",
  MEC: "ministry of education",
  AI: "artificial intelligence",
  IA: "artificial intelligence",
  GDPR: "gdpr",
  RGPD: "gdpr",
  NGO: "non-governmental",
  NGOs: "non-governmental",
  ONG: "non-governmental",
  ONGs: "non-governmental",
  IMF: "monetary fund",
  FMI: "monetary fund",
  IDB: "development bank",
  BID: "development bank",
  GDP: "gross product",
  PIB: "gross product",
  IT: "information technology",
  TI: "information technology",
  ICT: "communication technology",
  ICTs: "communication technology",
  TIC: "communication technology",
  TICs: "communication technology",
  NATO: "north atlantic treaty",
  OTAN: "north atlantic treaty",
  WTO: "world trade organization",
  OMC: "world trade organization",
  ILO: "labour organization",
  OIT: "labour organization",
  ICC: "criminal court",
  TPI: "criminal court",
  DNA: "dna",
  ADN: "dna",
  VAT: "value added tax",
  IVA: "value added tax",
  HR: "human resources",
  RH: "human resources",
  ADHD: "attention deficit",
  TDAH: "attention deficit",
};
