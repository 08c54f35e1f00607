// Words of school, study and teaching that stand for each other in English and Portuguese: a row is one notion. Folded,
// without accents; "*" allows any ending. Rows are data: a missing one costs a receipt, never a wrong sentence.

/** Who acts in the news: people and bodies that a sentence can be about. */
export const ACTORS = `
teacher* professor professora professores professoras docente* educator* educador* tutors tutores
pupil* student* aluno* aluna* estudante* learner* child children crianca* kid kids filho filhos filha filhas
school* escola* escolar* colegio* district* distrito*
university universities universidade* college* faculdade*
company companies firm firms empresa* business companhia* start-up* startup* rival* competitor* concorrente* maker* fabricante* supplier* vendor* fornecedor*
government* governo*
ministry ministries ministerio*
minister* ministro* ministra*
secretary secretaries secretario* secretaria* secretariat*
union unions sindicato* sindical*
parent parents pai pais mae maes responsavel responsaveis
researcher* pesquisador* scientist* cientista* investigador*
city cities cidade* prefeitura* municipal* municipio* town towns mayor* prefeito* prefeita*
state states estado estados estadual estaduais
country countries paises nation nations
province* provincia*
library libraries biblioteca* librarian librarians
museum* museu*
foundation* fundac*
institute* instituto*
court courts tribunal tribunais judge judges juiz juiza juizes corte justica desembargador*
senate senado senator* senador*
chamber camara
congress* congresso parliament* parlamento* deputy deputies deputado* deputada* lawmaker* legislador*
president* presidente* presidencia
governor* governador*
council* conselho* board boards vereador vereadores vereadora conselheiro conselheira conselheiros
committee* comite* comissao comissoes commission*
regulator* regulador* agency agencies agencia*
girl girls menina* garota* moca mocas
boy boys menino* garoto* rapaz rapazes lad lads
woman women mulher mulheres female
man men homem homens male
young youth jovem jovens younger teenager* teen teens adolescent*
adult* adulto*
founder* fundador*
director* diretor* diretora* head-teacher headteacher* principal* gestor* headmaster headmistress
charity charities ong ongs nonprofit* caridade filantropia
developer* desenvolvedor* criador* creator*
family families familia*
bank banks banco bancos bankers banqueiro
group groups grupo* coletivo* collective*
expert* especialista* specialist*
publisher publishers editora* editor editores
leader* lider* lideranc*
employer* empregador* patrao
worker* trabalhador* employee* funcionario* staff
user* usuario*
faculty
network redes rede
association* associac* guild* corporac*
federation* federac*
police policia* policeman policemen policewoman
opposition oposic*
operator* operadora*
navy marinha army exercito
programmer* programador* coder*
engineer* engenheir*
technician* tecnico tecnicos
driver* motorista* chofer* motorist motorists maquinista*
farmer* agricultor* grower* lavrador* fazendeir* produtor* winemaker* viticultor* rancher ranchers pecuarista pecuaristas
fisherman fishermen fisher fishers pescador*
singer* cantor* coralista*
musician* musico musicos musicista*
artist* artista*
writer* escritor*
doctor doctors physician* medico medica medicos medicas
nurse* enfermeir*
lawyer* advogad*
inspector* fiscal fiscais inspetor*
official* servidores servidor funcionaria*
trader* feirante* comerciante* lojista* shopkeeper* merchant*
visitor* visitante* tourist* turista*
customer* cliente* shopper* fregues* parish parishes paroquia paroquias
passenger* passageiro passageiros passageir* commuter*
tenant* inquilin* renter*
owner* dono dona donos donas proprietari* landlord landlords senhorio
journalist* jornalista* reporter*
player* jogador*
treinador*
patient patients paciente*
resident* morador* habitante* inhabitant* villager*
neighbour* neighbor* vizinho vizinha vizinhos vizinhas
listener* ouvinte*
guards vigia vigias ranger* lookout lookouts
firefighter* bombeiro bombeiros
soldier* soldado* weld welder welders solda
craftsman craftsmen artesao artesaos artesa* weaver* tecela tecelas tecelao teceloes carpenter* carpinteir* tecelagem marceneiro marceneiros
clerk clerks escrivao escrivaes
factory factories fabrica fabricas usina*
shop shops loja lojas supermarket* supermercado* retailer* varejista*
hotel hotels hoteis pousada
broadcaster* emissora* radio radios
newspaper* jornal jornais
insurer* seguradora*
cooperative* cooperativa*
club clubs clube clubes
airline*
church churches igreja* diocese*
clinic clinics clinica clinicas
academy academies academia*
archive* arquivo arquivos
authority authorities autoridade*
candidate* candidat* applicant*
volunteer* voluntari*
miner* mineradora*
hospital* hospitais
`;

export const SCHOOL_WORDS = `
education* educac* educativ* educacional* ensino
teach teaches taught teaching ensina* ensinar ensinou lecionar
learn learns learned learnt learning aprend* aprendizagem aprendizado
lesson* aula aulas class classes classroom* turma* licao licoes
homework tarefa* homeworks
exam* prova* exame* vestibular
test tests tested testing testa* teste* testou trial* pilot* piloto* steer steers steering
essay* redac* redacao
grade grades graded grading mark marks marking marked nota notas score* corrige* corrig* correc* corretor* marker* brokers
course* curso*
curriculum curricul*
textbook*
book* livro*
page* pagina* page pages
read reads reading leitura* ler leu le leem leram liam lia lida* lido* reader* leitor*
write writes wrote written writing escreve* escrita* escrito* escrever escreveu
maths math mathematic* matematic*
science* ciencia* cientific* scientific*
physics fisica
chemistry quimica chemical*
language* lingua* linguage* idioma*
history historia*
computing informatic* computac*
programming code coding programac* programar programam codigo*
serie series
primary elementary fundamental primario*
secondary medio high-school
higher superior
public publico* publica*
private privado* privada* particular
rural campo countryside field fields
train trains trained training forma* formou formar formac* treina* treino treinou treinar treinamento capacit* workshop* oficina*
knowledge conhecimento* conhecimento conhecimentos
skill* habilidade* competenc*
attendance presenca* frequencia
absence* falta faltas ausencia* absent sumir ausente shortage shortages lack lacks lacked
drop-out dropout* evasao abandono abandonar abandonam abandon* desist*
cheat* cola colar colou colam plagi* fraud* glue glues trapacear
handwritten handwriting manuscrit* manuscript*
degree* diploma* graduac* grau graus
scholarship* grant grants bolsa*
literacy alfabetiz* letramento
assessment* assess* avaliac* avalia*
guideline* guidance guide guides guided guiding guia guias diretriz* orientac* orienta* counsell* counsel* guiar
planejada planejado
report* relatorio* informe* parecer
study studies studied estudo estudos survey* pesquisa* levantamento research poll estudar sondagem sondagens
result* resultado* acarretar
finding find finds found encontr* descobr* achou constat*
question* perguntas questao questoes
answer* respost* respond* reply replies replied
help helps helped helping helper* ajud* auxili* assist*
word* palavra*
sentence* frase* pena penas
text* texto*
example* exemplo* exemplar*
experiment* experienc* veteran* experient*
lab laborator*
pen pens caneta*
emprest* loan loans lend* lent
poor poorer pobre* pobreza low-income poverty
dyslexi* dislexi* dislex*
inclus* deficien* disabilit* disabled
holiday* ferias vacation
room* sala salas
desk* carteira*
fonoaudi*
interview* entrevist*
level* nivel niveis
`;
