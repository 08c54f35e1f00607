// Words for what people do that stand for each other in English and Portuguese, beyond those of deed-words.ts. See
// school-words.ts for how a row is read.

export const ACT_WORDS = `
attend attends attended attending frequenta frequentam frequentar frequentou comparec*
attract* atra*
bury buried enterr*
burn* queim*
clean cleans cleaned cleaning cleaner* limp* faxineiro faxineira
combine* combin*
communicat* comunic*
damage* danific* dano danos prejuiz* estrago
decorat* decor*
destroy* destru* destroi destroem destruir destruiu
dig digs dug cavar cavou escav* excavat*
dream* sonh*
dress* vestir veste vestid* colete coletes
drive drives drove driven driving dirig*
employ employs employed empreg*
escape* escap* flee fled fugir fuga
exchange* intercamb*
explore* explor*
express expresses expressed express*
confront* enfrent*
feed feeds fed feeding aliment*
feel feels felt sente sentem sentir sentiu
fill fills filled filling preench*
fly flies flew flown flight* voo voos voar voa voam
guess* adivinh* palpite*
hang hangs hung pendur*
hunt* caca cacam cacar cacador*
hurt* injur* feri* machuc* wound* lesao
ignore* ignor*
inform informs informed informa informam informar informou
inspire* inspir*
jump* salto saltos saltar saltou saltam pula pulam pular pulou
kill* mata matam matar matou
lift lifts lifted ergue* levantar levanta levantou
mix mixes mixed mixture mistur*
park parked parking estacion* parque parques
pick picks picked colhe*
practise* practice* pratic*
produc* produz*
pronounc* pronunc*
raise raises raised arrecad* arrecadou
regret* lament* arrepender
rescue* resgat* salv*
ring rings rang toca tocam tocar tocou
shout* grit* yell*
smile* sorr*
spell spells spelled spelt soletr* grafia
suffer* sofr*
surround* cerc* rode*
touch* toque*
type types typed typing digit*
wash washes washed washing lava lavam lavar lavou lavagem
wear wears wore worn
wish* dese*
annul* anul* revok* revog* overturn*
abolish* abol* extingu* scrap scraps scrapped
assign* atribu*
attach* anex*
balance* equilibr*
broaden* alarg*
calm calms calmed acalm*
capture* captur*
collaps* desab*
concentrat* concentr*
condemn* conden*
conduct conducts conducted conduz*
confus* confund* mistook mistaken
connect* conect*
conserv* preserv*
contribut* contribu*
control* controla* controlou
curb curbs restring* restric* restrict*
dedicat* dedic*
deepen* aprofund*
demonstrat* demonstr*
dictat* dita ditou ditad*
discourse discurs*
distract* distra*
donor* doador*
double* dobr*
triple* tripl*
edit edits edited editing edita editam editou editar
emphas* enfatiz* ressalt* destac* highlight* underlin*
enable* possibilit* viabiliz*
enrich* enriquec*
ensure* assegur* garant* guarant*
exaggerat* exager*
exceed* exced* ultrapass* surpass* super* overtake*
exempt* isent* isencao
exhaust* esgot*
forward* encaminh*
foster* foment* promov* promot* promocao
freez* froze congel* frozen
generat* ger* gera geram gerar gerou
greet* cumpriment* saudar saudacao
handle* lidam lidar lidou manej*
honour* honor* homenag*
house houses housed abrig* shelter* moradia* lar residencia residencias casa casas
illustrat* ilustr*
impos* impo* impuser*
inaugurat* inaugur*
induc* induz*
inherit* herdeir* herdar herdou herda herdam heranca
inspect inspects inspected inspec* vistori* fiscaliz* oversee oversees oversaw overseeing supervis*
insult* ofend* ofens*
interact* interag* interac*
isolat* isol*
knit* tric*
lecture* palestra*
master masters mastered domin* mestrado mestrados
mobilis* mobiliz*
object objects objected objec*
oversee*
privatis* privatiz*
quit quits
rank ranks ranked ranque*
reassur* tranquiliz*
rebuild* rebuilt reconstr* reconstru*
recruit* recrut*
redesign* reformul* redesenh*
refer refers referred refere*
reinforc* reforc* strengthen* fortalec*
relation* relacion*
renew* renov*
reopen* reabr* reabert*
reorganis* reorganiz*
reproduc* reproduz*
rerout* desvi* divert*
respect* respeit*
rest rests rested descans*
restor* restaur*
reveal* revel* disclos* uncover uncovers uncovered desvendar
revers* revert*
rewrite* rewrote rewritten reescrev* reescrit* reword*
scold* repreend* bronca*
seize* apreend* confisc*
shape shapes shaped mold* rot rots mofo mould
shift shifts shifted desloc* turno turnos
shock* chocant* choque choques
shut shuts shutdown
simulat* simul*
skip skips skipped
aceler* accelerat*
sponsor* patrocin*
subscrib* assinant* assinatura* subscript*
subtract* subtra* subtr*
swap swaps swapped permut*
swear* swore xing*
taste* sabor tasting
tear tears rasg* lagrima*
tease* zomb* mock*
thrive* prosper*
tolerat* toler*
tour tours toured
trace traces traced
tutor tutored tutoring tutori*
unif* unific*
urge urges urged exort* instar
vary varies varied vari*
welcom* acolh* saudou saudaram sauda
whisper* sussurr* cochich*
wrap* embrulh*
claim claims claimed sustent* assert maintains alega alegam alegou alegaram alegacao alegacoes
credit credits credited credit*
suit suits suited serve servem servir serviu serves served
switch* deslig* desativ* deactivat* ligar
adjust* ajust*
arrang* arranj*
analys* analis* analyz*
assembl* mont* monta montam montar montou
coordinat* coorden*
consum* consom*
dispute disputes disputed contestar
lodge lodged lodges protocolar
maintenance upkeep manutencao
chase pursue perseguir
carve carves carved entalhar esculpir
fry fries fried fritar frito
wonder wonders wondered
borrow borrows borrowed
load loads loaded carga cargas
unload descarregar
estimate estimates estimated estimar estimativa estimativas
spot spots spotted sighting sightings avistar avistamento*
lengthen alongar
govern governs governed governar
conseguir
confess confesses confessar
locate locates located localizar localizacao
prefer prefers preferred preference preferir preferencia
summon summons summoned convocar
influence influences influenced influenciar influencia
earn earns earned faturar
apply applies applied applying vigorar vigora vigoram
leftover* sobra sobras
undecided indecis*
`;
