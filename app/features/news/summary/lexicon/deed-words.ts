// Words for what people do and how things are that stand for each other in English and Portuguese. See school-words.ts for how a row is
// read.

export const DEED_WORDS = `
member* membro* integrante*
gerente*
coordinator*
librarian*
designer* projetista*
consultor*
spokes* porta-voz portavoz
chair chairs chairman chairwoman
representat* representant*
delegate* delegad*
ambassador* embaixador* embaixad*
pioneer* pioneir*
winner*
loser*
refugee* refugiad*
immigrant* migrant* imigrant* emigra* emigrant*
native* nativ*
foreign* estrangeir*
abroad exterior
continent*
capital capitais
provinc*
coast* litoral costa costas
valley*
desert* deserto
north-east nordeste northeast*
north-west noroeste northwest*
south-east sudeste southeast*
south-west sudoeste southwest*
seat* vaga vagas vacanc*
admission* admiss* ingress*
graduat* egress*
matricul*
transfer*
repeat* repet*
continu* continua*
remain* permanec* stay* ficou ficam ficar fica
become* became torn*
turn turns turned transform* converte* convert* gira girar girou
move*
carry carries carried transport*
hold holds held realiz*
throw*
catch caught peg*
push* empurr*
pull pulls pulled puxa* puxou
cut cuts cutting cort*
add adds added adding acrescent* somou
divide* divid*
uniu unem
separat* separ*
sort sorts sorted classific*
count counts counted counting contag* contabiliz*
measure* medi medem mede mediu measuring medir medid*
compare*
match* corresp*
prove proves proved proven comprov* provou
esclarec*
describe* descrev*
define* defin*
mention* mencion* cit* quote*
point points aponta apontam apontou indic*
suggest* suger*
propos* propoe propos
demand* deman*
insist*
promis* promet* promess*
permiss*
obey* cumpr* comply complies complied fulfil*
descumpr* violat* viol* infring*
punish* sanction* penal*
reward* recompens*
encourag* incentiv* encoraj* estimul*
discourag* desestimul*
evit* imped* avoid*
let lets
force forces forced forc* obrig*
depend*
belong* pertenc*
possu*
contain* contem
lack lacks lacked lacking carec* missing
exist*
appear* aparec* surg* emerg*
disappear* desaparec* vanish*
hide hides hidden escond* ocult*
discover* descobert*
search* busca* procura* procurou
extravi*
steal stole stolen roub* furt*
deliver*
prepare*
planeja planejou
organis* organiz*
establish* estabelec*
adopt* adot*
introduc* introduz* implant* implement*
integrat* integr*
conjug*
extend* estend* prorrog*
finish* conclu* complet*
interrupt*
pass passes passed
survive* sobreviv*
spread* espalh* dissemin*
viaj*
arrive*
enter enters entered
exit* saida
cross* atravess*
escal*
sit sits sat senta*
stand*
walk* andar anda caminhada
wake*
laugh* ri riu
cry cries chor*
love* amor ama
like likes liked gost*
hate* odei* odi*
enjoy*
surprise* surpre*
worr* preocup* concern*
doubt* duvid*
agree* concord*
disagree* discord*
presenci*
understand* understood entend* compreen*
remember* lembr*
forget* forgot* esquec*
notice* notou percebe* perceb*
recognis* recogniz*
identif*
realis*
expect* expectativ*
target* meta metas mirar
intend* pretend*
pedido pedidos
react* reag*
cooperat* cooper* colabor* collaborat*
compet*
struggle* lut* fight* fought
vitori* victor*
defes*
protest* manifest* strike* greve*
block* bloque*
filter* filtr*
censor*
track* rastre*
spy espi*
leak* vaz*
hack* invad*
encrypt* criptograf*
anonym* anonim*
individual*
collectiv* coletiv*
conjunt*
independent* independ* autonom*
automat*
manual* manuais
oral orais
visual*
virtual* virtuais
digital* digitais
remot*
face-to-face presencial presenciais in-person
hybrid* hibrid*
traditional* tradic*
modern*
innovat* inovador*
temporar* provisori*
permanent* definitiv*
urgent* urgen*
gradual*
sudden* repent* subit*
constant*
recent* recem
initial*
basic* basica* basico*
technical* tecnic*
professional* profission*
academic* academ*
politico politicos
social* sociais
cultural* culturais
religious religi*
legal* legais juridic*
illegal* ilegal ilegais
official* oficia*
civil civic*
military militar*
financeir*
commercial* comercia*
agricultural agricol*
environment* ambient*
urban*
customer* client*
usual* normal* costum* comum common
witness* testemunh*
negotiat* negoci*
enjoy* aproveit*
prevent* evit* imped* avoid*
personal pessoal pessoais
hearing hearings audiencia audiencias
freedom liberdade
hallway corredor*
ticket* ingressos bilhete*
peso weight
nationwide nacionalmente
wifi wi-fi
critique* critica criticas
robotics robotica
chalkboard*
`;
