// Words of the news about technology, money and public life that stand for each other in English and Portuguese.
// See school-words.ts for how a row is read.

export const NEWS_WORDS = `
artificial artificia*
intelligence inteligenc*
model modelo* models
tool* ferramenta*
chatbot*
robot* robo robos
app apps aplicativo* application* aplicac*
software
system* sistema*
machine* maquina*
computer* computador*
phone* celular* telefone* smartphone* cellphone cellphones mobile telemovel telemoveis
screen* tela telas ecra ecras
device* aparelho* dispositivo* gadget
internet online web conexao connection* conectad*
data dados database*
privacy privacidade
security segur* safe safety safer
camera* filma* video* film films filmed filming filme* movie* cinema*
image* picture* photo* foto* fotograf* imagem imagens
record recording* recordings recorded grava* gravou gravar
account* cadastro* cadastr* register* registration* inscric* inscrev* sign-up enrol* contador contabilidade
free gratuit* gratis
save saves saved saving savings economiz* poup* economia economias
spend* spent gasta* gasto* gastou expense expenses despesa despesas
cost costs custa* custo* custou alfandega aduana
price* preco*
pay pays paid payment* paying paga pagam pagar pagou pago pagos pagamento*
charge* cobra* cobrou
buy buys bought buying purchase* compra* comprou comprar adquir*
sell sells sold selling vende* vendeu vender sale sales venda vendas
captou captar capta rodada* funding financi* invest* finance financed finances financ* bancou bancada bancado bancaram bancar
money dinheiro verba* budget* orcament*
fine fines multa* multou multaram multar multado multada multados multadas
contract contracts contrato contratos
licence* license* licenc*
agreement* acordo* deal deals
offer* oferta* oferec*
bill pl invoice invoices fatura faturas boleto conta contas
project* projeto*
programme* program programs programa programas
law laws lei leis legislation legislac* act
rule* regra* norma* regulat* regul*
vote* voto* votou votac* voting votar votam eleitor eleitores eleitora
decision* decid* decis*
policy policies politica*
direito* rights right
consent* consentim* autoriz* permission authorise authorises authorised authorize
use uses used using usa usam usar usou uso usos usado* usada* utiliz* usage
make makes made making fez faz fazem fazer fizeram faca facam fazia faziam feita* feito* cria criam criar criou criado* creat* criando
build builds built building constr* construi*
develop* desenvolv*
launch* lanca* lancou lancament* release* unveil*
give gives gave given giving da dao deu deram dar dado dada dadas dados doou doa doac* donat* cede* cedeu entreg* distribui* hand* fornec* supply supplies supplied provide* doar doaram doado courier couriers motoboy distribute distributes distributed abastecer
receive* recebe* get gets got ganha* ganham ganhou obtem obteve obtain obtains obtained obtaining obter obtiveram conseguiu conseguiram
take takes took taken leva* levar levou taking demora demoram demorar demorou
send sends sent envia* enviou mand*
bring* trouxe* traz* trazer brought
show shows showed shown mostra* mostrou apresent* present* display* exib* exhib* submit submits submitted submeter
see sees saw seen veem ver viu viram veja vejam vista vistos enxerg*
argu* alega*
say says said diz dizem disse disseram dizer dito diga digam dizia diziam afirm* declar* contou tell tells told relat* explic* explain* according contar contam explanation
ask asks asked asking pergunta perguntam perguntou pede pedem pediu pedir pediram pedido peco peca pecam request* solicit*
want wants wanted quer querem queria queriam quis quiseram queira
need needs needed precisa* precis* necessidade necessidades
think thinks thought acha acham achou consider* acredit* believe* pensar
know knows knew known sabe sabem saber sabia sabiam soube souberam saiba saibam conhec*
choose* chose chosen escolh* select* selec* choice choices
work works worked trabalh* funcion* operat* oper*
run runs ran running roda rodam executa manag* administr* gerenc* coordena* comand*
host hosts hosted hosped* anfitriao
follow* acompanh* segu*
watch* observ* vigi* monitor* relojoeiro
listen* escut* ouv* ouca oucam hear* consult* ombudsman ear ears orelha orelhas
talk* convers* discuss* debat* speak* spoke spoken speech fala falam falar falou falaram voice* voz vozes chat chats chatting bate-papo loudspeaker dialogo
meet* met reuni* encontro* gather* reune reunem together
visit* visita*
try tries tried attempt* tent*
change* muda* mudou mudar mudanc* alter* modify modifies modified modificar relocate seedling seedlings
replace* substitu* trocar troca trocou
check* confer* verific* review* revis* checar
detect* detector* deteccao
flag flags flagged acus* marc* sinaliz* bandeira bandeiras accuse accuses accused accusation
suspicio* suspeit* suspect suspects
mistake* erro erros errs erra err error* wrong errad* equivoc* enganou engano* wrongly incorrect incorreto incorreta
acert* correct* correta* certo corret*
complain* queix* reclam* complaint*
criticis* criticiz* critic*
prais* elogi*
warn* alert* alarm* notify notifies notified avisar aviso avisos
advis* aconselh* recomend* recommend* advice
sue sues sued process* lawsuit*
appeal* recorr* apel*
ruled decidiu sentenc* verdict* ruling* veredicto
cancel* cancelad* cancelou
assin* signed signs signature* sign signing placa placas letreiro
join* junt* particip*
lead* led lidera liderad* liderou chefiar
hire* hired contrat* hiring
cover* abrang* vale valem appl* affect* afeta* capa capas cobre cobrem cobriu cobria
reach* cheg* alcanc* achieve achieves achieved achievement conquista arrive arrives arrived arriving atinge* ating*
dura duram durar durou lasts lasted
acontec* happen* ocorr*
return* volta voltam voltou devolv* retorn* regressar regresso
guarda guardam guardar guardou store* stored armazen* keep keeps kept storing storage manteve mantem manter mantiveram mantida mantido
leave* sai saem sair saiu sairam saia left deixou deixa deixam deixar
publish* publicou publicad* divulg*
site* website*
share* compartilh* sharing
limit* limita* threshold thresholds
protect* proteg* protec*
risk* risco*
danger* perig*
fear* medo temem receio* afraid temer
hope* esper*
denunci*
attack* ataque* atacar
problem* problema* trouble* encrenc*
solution* soluc* resolv* solve* solved
challenge* desafi*
difficult* dificil dificuldade* dificeis hard harder
easy easier facil faceis facilidade
new nova* novo novas novos novice* rookie* newcomer newcomers
old velho* velha* older antig* ancient
big bigger large larger grande* maior maiores
small smaller pequen* menor menores
long longer longo* longa* comprid*
short shorter curt* breve
fast faster quick* rapid*
early earlier cedo anterior* previous* prior antecipado antecipar
week* seman*
month* mes meses mensal* monthly mensais
year years ano anos anual* annual* yearly anuais
day days dia dias diari* diary diaries journal journals daily cotidian*
hour* hora horas
minute* minuto*
time times tempo vez vezes
today hoje
yesterday ontem
tomorrow amanha
summer verao veroes
winter inverno
autumn outono
spring primavera
morning manha
home* domicil* household* sem-teto
world* mundo mundial global*
national nacion*
local locais
international internacion*
region* regiao regioes regional*
street rua
boat* barco* canoa canoas rumour rumours
bus buses onibus
map mapa*
route* rota*
fuel combustivel combustive*
energy
water agua
climate clima* weather meteorologia meteorologico
health saude
food comida alimenta*
number* numero*
part parte* partial* midwife midwives
majority maioria
team* equipe
place* lugar*
chief chefe executive executiv* ceo
head heads chefia headed cabeca cabecas
service* servic*
product* produto*
market* mercado*
industry industria*
job jobs emprego*
tender* licitac* bid bids
win wins won venc* beat beats derrot* beaten defeat*
partner* parceir* partnership* parceria*
source* fonte*
version* versao versoes
feature* recurso recursos
function* funcao
content* conteudo*
news noticia*
article* artigo*
magazine* revista*
press imprensa
paper papers papel papeis print prints printing printed impress* imprim* papei*
audio* audiolivro* sound* som
brand*
order* encomend* parcels
distance* distancia*
income renda yield yields yielded rendimento lace lacemaker lacemakers rendeira rendeiras
colour color cor cores raca race corrida corridas
salary salaries wage* salario*
vivenc*
idea* ideia*
purpose objetivo* goal* finalidade objetiv* aim aims alvo
reason* motivo* razao razoes motif motifs
method* metodo* metodolog*
progress avanc*
quality qualidade*
gap diferenca* difference* desigual* lacuna lacunas
tablet* tablets
charger*
suspend* suspens* suspendeu pause* paus* interromp* halt halts halted halting
eye* olho olhos
par pares
weigh* pesa pesam pesava pesar pesou
look looks looked olha olham olhar olhou olh*
wait* aguard* garcom garcons garconete
predict* prev* forecast*
adapt* adapt*
favour favor
against contra
withdraw* withdrew retir* remov* delet* apag* erase* pulled pulling
live* mora moram morar vive* viver alive vivo vivos living residir
far longe
expand* ampli* expans* widen widens widened
abertur*
interest* interess*
strong* forte* stronger strength
weak* frac* fraqueza
good bom boa bons boas
bad ruim mau mal
extra adicion* additional
own propri*
other another outro* outra*
same mesmo mesma mesmos mesmas
similar* parecid* semelhant*
people person pessoa* gente population populac* inhabitant* resident* morador* habitante*
life lives vida vidas lifetime
final finais
`;
