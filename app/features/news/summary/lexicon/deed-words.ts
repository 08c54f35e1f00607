// Words for what people do and how things are that stand for each other in English and Portuguese. See school-words.ts for how a row is
// read.

export const DEED_WORDS = `
member* membro* integrante* socio socios
gerente*
coordinator*
librarian*
designer* projetista*
consultor*
spokes* porta-voz portavoz
chair chairs chairman chairwoman cadeira cadeiras
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
seat* vaga vagas vacanc* assento assentos poltrona
admission* admiss* ingress*
graduat* egress*
matricul*
transfer*
repeat* repet*
continu* continua* prosseguir
remain* permanec* stay* ficou ficam ficar fica
become* became torn* virar
turn turns turned transform* converte* convert* gira girar girou
move*
carry carries carried transport* carregador* carrega*
hold holds held realiz* sediar
throw* threw arremessar
catch caught peg* apanhar
push* empurr*
pull pulls puxa* puxou
cut cuts cutting cort*
add adds added adding acrescent* somou
divide* divid* division divisao
uniu unem
separat* separ*
sort sorts sorted classific* triagem triar
count counts counted counting contag* contabiliz*
measure* medi medem mede mediu measuring medir medid* medicao
compare* comparar comparacao
match* corresp*
prove proves proved proven comprov* provou
esclarec*
describe* descrev* descricao
define* defin*
mention* mencion* cit* quote*
point points aponta apontam apontou indic*
suggest* suger* sugestao sugestoes
propos* propoe propos
demand* deman* exig*
insist*
promis* promet* promess*
permiss*
obey* cumpr* comply complies complied fulfil* obedecer
descumpr* violat* viol* infring* breach disobey desrespeitar
punish* sanction* penal* punir punicao castigo
reward* recompens*
encourag* incentiv* encoraj* estimul*
discourag* desestimul*
evit* avoid*
let lets
force forces forced forc* obrig* oblige obliges obliged obligation
depend*
belong* pertenc*
possu*
contain* contem conter recipiente conteiner
lacking carec* missing
exist*
appear* aparec* surg* emerg*
disappear* desaparec* vanish*
hide hides hidden escond* ocult* hid
discover* descobert* descobrir descobriu descobriram descobre
search* busca* procura* procurou fetch fetches
extravi*
steal stole stolen roub* furt* theft thefts
deliver*
prepare*
organis* organiz*
establish* estabelec*
adopt* adot*
introduc* introduz* implant* implement*
integrat* integr*
conjug*
extend* estend* prorrog* extension
finish* conclu* complet* finalizar
interrupt* interrupcao
pass passes passed
survive* sobreviv* survivor
spread* espalh* dissemin* scatter
viaj*
arrive* arrival
enter enters entered entrar entra entram entrou entraram
exit* saida
cross* atravess* cruzar travessia
escal*
sit sits sat senta*
stand*
walk* andar anda caminhada
wake* woke acordar despertar
laugh* ri riu rir riso
cry cries chor* weep
love* amor ama amar
like likes liked gost*
hate* odei* odi*
enjoy*
surprise* surpre*
worr* preocup* concern*
doubt* duvid*
agree* concord*
disagree* discord* divergir
presenci*
understand* understood entend* compreen* comprehensible
remember* lembr* recordar
forget* forgot* esquec*
notice* notou percebe* perceb*
recognis* recogniz*
identif* recognise recognises recognised recognize recognizes recognized reconhecer reconhece reconhecem reconheceu reconheceram reconhecimento
realis*
expect* expectativ*
target* meta metas mirar
intend* pretend* plan plans planned planning planejamento planejar planejam planeja planejou planejad*
pedido pedidos
react* reag*
cooperat* cooper* colabor* collaborat*
compet*
struggle* lut* fight* fought
vitori* victor*
defes*
protest* manifest* strike* greve* grevista
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
traditional* tradic* tradition traditions
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
professional* profission* profession professions profissao profissoes
academic* academ*
politico politicos politician politicians
social* sociais
cultural* culturais cultures culturas
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
usual* normal* costum* comum common fantasia fantasias
witness* testemunh*
negotiat* negoci*
enjoy* aproveit* enjoy enjoys enjoyed
prevent* evit* imped* avoid*
personal pessoal pessoais
hearing hearings audiencia audiencias
freedom liberdade
hallway corredor* corridor corridors
ticket* ingressos bilhete*
peso weight weights
nationwide nacionalmente
wifi wi-fi
critique* critica criticas
robotics robotica
chalkboard*
`;
