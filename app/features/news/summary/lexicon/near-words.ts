// Further families, read as those of kin-words.ts: mostly an English word and the Portuguese one that the rows of the
// lexicon keep apart, because one of them means something else, too.

export const NEAR_WORDS = `
proximo seguinte
pharmacy chemist
device appliance
waiting espera
abstract summary
violate break
complaint denuncia
quiet calm
hint clue
librarian bibliotecario
leaf leaves
winery vineyard
sewer esgoto
taste provar gosto
spectator audience publico
ticket ingresso
vegetable hortalica
bed canteiro
harvest colher safra
sentence penalty
tourism tourist
insurance insurer
snake cobra
forest woods mata
fire wildfire queimada
drought seca
yard quintal
train trem
crew equipe
luggage suitcase
gas gasolina
electricity energia
battery bateria
cable wire fio
printer impressora
watch relogio
painting quadro
exhibition mostra
grave tomb
landlord proprietario
guest hospede
chefs cook
market feira
shop store
customer client
boss chefe patrao
employee empregado
hire recruit
holiday feriado
evening night
currently presently
soon breve
ear ouvido
medicine drug
fraud scam
evidence indicio
appeal recurso
gather assemble reunir juntar
dive divers
catch capturar
weave weaver
sort separar
count contar
cry cried
lie mentir
blame culpar
reward premiar
lend ceder
donate doador
deliver entregar
carry carregar levar
modernizar atualizar
measure medicoes
notice notar
spell spelling
broadcaster broadcast
conduct realizar
attend attendance assistir
fund funding bancar
equips equipment
establish fundar
found founder
extend ampliar
live lives
arrive chegar
travel viajar
lead liderar comandar
alcancar atingir
win winner ganhador
compete competition
criticise critica
claim alegar
sustentar afirmar
investigate investigar
inspect inspector
discover descobrir
permission permissao
propose proposal
advise adviser
urge pedir
own possuir
lack falta
invest investor
convert conversao
connect connection
interrupt interromper
practise pratica
teach ensino
learn aprendizagem
know conhecimento
remember memory
think pensamento
believe belief
feel feeling
enjoy aproveitar
laughable funny divertido
happy contente
afraid scared
missing absence desaparecido
deep fundo
rare raro
usual costumeiro
normal normais
main principal
different difference
exact precise precisao
amount quantidade
sum soma
step stage
degree grau
purpose proposito
question pergunta
opinion view parecer
skill ability
task tarefa
homework licao
diploma certificate
speech discurso
user utilizador
coach treinador
race corredor
fertiliser adubo
clinic consultorio
tent barraca
technician tecnica
carpenter marceneiro
broker corretor
clerk atendente
quimico chemistry
child son daughter
apply valid force cover rule affect
stay remain keep leave exit out inside
inside outside
cancel call suspend off drop
cover pay bear fund finance account
ship boat sail shipping navegacao
light electricity power lamp
injure wound hurt cut accident
cut slice wound
frequent often common usual rare seldom few
undecided indecisa decide
leftover leave rest remain
silent silence quiet mute hear sound noise
open close shut
remember forget
present absent missing
secret public hide
empty full
early late
win lose
bear carry support withstand
decide opinion
apply submit candidate
require ask need demand order
hear read listen
power cut outage blackout apagao
parcel encomenda pacote
recipe receita
charity beneficente
note mark grade
lie crowded lotado
hand give distribute
signature assinatura
calf animal
server servidor
leaves sair
`;
