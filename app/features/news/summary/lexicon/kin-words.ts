// Notions that a free wording may put in each other's place: a row is one family, and its words are not the same. A
// family helps to find the sentence that a summary rests on; what that sentence says is compared word by word.

export const KIN_WORDS = `
deny dispute reject refuse contest contradict contradiz contesta
fault failure error mistake problem cause blame culpa responsible defect bug falha avaria
keep continue remain stay maintain preserve save still
job work employment worker profession career post vaga trabalho cargo emprego
job office position vacancy
novice beginner newcomer new recent young recente
estimate calculate count measure compute predict forecast determine work add estima
distinguish tell separate recognise identify detect spot notice discern
warn alert inform notify tell announce report advise avisa
say tell explain state report comment mention describe argue claim declare relata conta
think believe consider opinion view idea hope expect acha
suggest recommend propose advise advice guidance orienta
ask request demand require call question appeal want pede exige
need require demand must necessary essential lack
buy purchase order acquire pay sale customer compra
sell sale trade shop market offer price customer
pay finance fund money cost spend sponsor budget donate wage salary support grant bill
cost price expensive cheap fee charge worth money value paga
earn salary wage income pay money profit revenue renda
give donate gift offer hand supply provide grant award lend present deliver cede
lend borrow rent lease loan give
get receive obtain gain win earn collect given
send deliver transmit pass forward post mail ship
bring carry transport take deliver move
help support aid assist assistant back assistance ajuda
use apply employ rely operate run tool usage utiliza
make build create produce develop design construct manufacture invent set
write author compose draft text script redige
write sign letter note word
read reading reader book text
speak talk language voice conversation discuss say word fala
hear listen sound noise voice audio hearing ouvinte
see watch look view visible observe notice camera
show display present demonstrate reveal exhibit indicate screen
find discover detect locate search seek uncover encounter
search seek look find
learn study teach lesson course train education understand know pupil
teach train instruct explain show lesson course teacher coach
train practise exercise course learn prepare
test try trial experiment pilot check examine exam assess
check verify control inspect review examine monitor supervise test confirm
judge decide decision ruling verdict court assess evaluate
decide choose determine decision pick vote select resolve
choose pick select prefer option choice
vote elect election ballot approve poll
agree accept approve consent permission allow support agreement
allow permit permission authorise let may right
forbid ban prohibit refuse block prevent stop limit
limit restrict cap maximum ceiling reduce boundary
rule law regulation norm requirement policy decree guideline bill
apply valid force effect rule take
punish fine penalty sanction sentence prison lose
sue court lawsuit case judge complaint trial lawyer process
complain complaint criticise critic protest object dissatisfied dislike
praise like please satisfied happy enjoy welcome love
fear afraid worry concern risk danger scare threat
danger risk hazard threat unsafe harm accident damage
harm hurt damage injure destroy break wound
safe protect security guard defend shelter safety
guard watch monitor lookout observer surveillance observe protect
begin start launch open introduce first debut found opening premiere switch inaugurate
end stop finish close conclude over expire deadline final last
deadline until end term date expire
register enrol apply sign application registration admission matricula inscricao
join participate member part take enter involve attend
leave exit go depart outside abandon out
outside external foreign beyond exterior
return back come again recover
come arrive reach origin from arrival
visit visitor tour tourist come guest trip attend travel
travel trip journey tour tourist ride drive route tourism
move go walk travel relocate transfer shift
walk hike hiker step foot path trail
drive driver car vehicle bus ride road truck
way road path street route trail
place site spot location area position venue where local
city town municipality village local council mayor district
home house flat building resident live
live resident life inhabit inhabitant people
hold contain include keep have capacity
room hall space building place
large big great huge size wide
small little tiny short brief
long short length duration last time
last duration take hour time length dura
fast quick speed rapid soon slow hurry
time hour period season moment date
wait queue delay late postpone
postpone delay suspend cancel late
often frequent common usual always regular rare
rare seldom scarce few exception
increase rise grow more higher add
decrease reduce fall less fewer drop lower cut shrink
reduce cut shorten lower save
whole total complete full entire all sum
part share portion half percentage piece
change modify alter adapt adjust replace new revise correct
replace substitute exchange instead swap
correct fix repair mend improve revise error right
improve better progress advance benefit
result effect outcome consequence yield finding score
yield produce harvest crop output
grow plant crop harvest farm garden cultivate
animal cow cattle dog horse herd livestock
sea water ocean river coast boat wave
ship boat vessel fishing harbour
storm weather rain wind climate
child pupil baby kid young family
old elderly age senior veteran retired former
former ex retired previous old
sick ill patient disease health doctor
doctor hospital patient nurse medical clinic treat
treat cure care heal therapy
die death dead kill victim drown
rescue save help emergency
eat food meal kitchen cook
cook recipe kitchen food dish
drink water coffee tea wine
cheese milk dairy butter
clothes wear garment fashion suit textile
machine device robot equipment apparatus computer appliance
program software app system tool application platform model
computer digital electronic online technology data
phone mobile cell call telephone
answer reply respond response question
question doubt ask query uncertainty
message note text letter notice mail
picture photo image photograph camera film drawing
draw drawing paint picture artist illustrate
music song melody sing musician concert
play game theatre player piece
story tale tell narrate legend
name call title named
group team crew band staff
partner cooperate together joint alliance collaborate
meet meeting conference assembly gather
information data news record details
record store save archive keep document recording
erase delete remove clear destroy
remove withdraw take delete erase eliminate
hide secret conceal private confidential
private personal privacy anonymous
open public access free available
free gratis cost charge donate
available offer access provide exist
publish release issue print appear edition publisher
announce publish reveal present declare
plan intend project want aim future goal
aim goal target objective purpose
prepare ready plan organise
organise arrange manage order run coordinate
lead head direct manage run chief director boss
company firm business manufacturer maker industry factory
factory plant industry production
expert specialist scientist researcher professional
research study survey investigate scientist analysis
survey poll interview respondent questionnaire ask
interview ask respondent
analyse examine study evaluate assess
compare difference similar same equal
same equal similar unchanged identical constant continue
different difference distinct other unlike vary
difficult hard complicated easy problem
simple easy plain clear
everyday ordinary simple usual normal
clear understand plain comprehensible
true real fact truth genuine
false wrong incorrect error fake
wrong incorrect error false mistake
exaggerate wrong criticise accuse
accuse blame charge criticise
success succeed win achieve popular
win prize award victory
lose loss miss lack
miss absent lack absence without
lack shortage scarce need
enough sufficient adequate
build building construct construction site
set install place put mount assemble
install equip introduce put fit
equip supply provide furnish
connect link network join
internet network online connection web
turn convert transform translate become change
translate language interpret translation
become turn grow change
name baptise call christen
happen occur event take place
event festival celebration party occasion
rest depend base support
depend rely need
own property belong possess owner
share divide distribute split
collect gather pick harvest
count number add total figure
weigh weight heavy kilo
heavy weight light
measure size length width
cover reach include extend range
reach achieve arrive cover range
interest attract interested curious popular
attract draw interest visitor
popular favourite success demand
touch move emotion feel
feel emotion feeling sense
smell nose taste sense
laugh smile joke fun
cry tear weep sad
sleep night rest dream
read spell pronounce
`;
