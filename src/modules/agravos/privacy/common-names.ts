import { plainText } from '../fields/municipios.ts'

/*
 * Common first names and surnames in Brazil. They tell what is surely a person's name from other words; a list for that
 * alone never finds all names. Words that are much more often something else (Santa, Rosa, Cruz, Luz, Vila) are not in
 * it.
 */

const FIRST = `abner adilson adriana adriano ailton alan alessandra alessandro alex alexandra alexandre alice aline amanda
  ana anderson andre andrea andreia andressa angela antonia antonio aparecida arthur augusto beatriz benedito bernardo breno
  bruna bruno caio camila carla carlos carolina caroline cecilia celia celso cesar cicero clara claudia claudio cleide
  cleiton cristiane cristiano cristina daniel daniela danilo davi debora denise diego douglas edson eduarda eduardo elaine
  eliane elias elisa elizabeth emanuel emerson enzo erica erick eva everton fabiana fabiano fabio felipe fernanda fernando
  flavia flavio francisca francisco gabriel gabriela geraldo gilberto giovana gisele guilherme gustavo heitor helena henrique
  heloisa hugo igor ines ingrid isabel isabela isadora ivan jaqueline jefferson jessica joana joao joaquim jonas jorge jose
  josefa juliana juliano julio karina kelly lais larissa laura leandro leonardo leticia lorena lucas luciana luciano lucia
  luiz luis luiza luana marcela marcelo marcia marcio marcos maria mariana marina mario marlene marta mateus matheus mauricio
  miguel monica murilo natalia nathalia nelson nicolas olivia otavio patricia paula paulo pedro priscila rafael rafaela
  raimunda raimundo raquel regina renan renata renato ricardo rita roberta roberto rodrigo rogerio ronaldo rosangela rubens
  samuel sandra sandro sebastiana sebastiao sergio severino silvana silvia simone sonia sueli tatiana terezinha thais thiago
  tiago valeria vanessa vera veronica vicente victor vinicius vitor vitoria viviane wagner walter wellington wesley william
  yasmin yuri zilda`

const LAST = `abreu aguiar alencar almeida alves amaral amorim andrade aragao araujo assis azevedo barbosa barros batista
  bezerra borges braga brito cabral caldas camargo cardoso carvalho castro cavalcante cavalcanti coelho cordeiro correa
  correia costa coutinho cunha dantas diniz duarte esteves farias fernandes ferreira figueiredo fonseca franco freire freitas
  garcia gomes goncalves guedes guimaraes leal leite lemos lima lopes macedo machado maciel magalhaes maia marques martins
  matos medeiros meireles melo mendes mendonca menezes miranda monteiro moraes morais moreira mota moura nascimento neves
  nogueira nunes oliveira pacheco paiva peixoto pereira pimentel pinheiro pinto pires queiroz ramos rangel reis rezende
  ribeiro rocha rodrigues salles sampaio santana santos saraiva siqueira silva silveira simoes soares souza sousa tavares
  teixeira teles toledo torres trindade vasconcelos vargas vaz viana vieira xavier`

const firsts = new Set(FIRST.split(/\s+/))
const lasts = new Set(LAST.split(/\s+/))
const PARTICLES = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])

/** Whether a text has a common first name and, next to it, another one or a common surname. */
export function holdsCommonName(text: string): boolean {
  const words = plainText(text.replaceAll(/\p{N}+/gu, ' ')).split(' ')
  const telling = words.filter((word) => !PARTICLES.has(word))
  return telling.some((word, i) => {
    const next = telling[i + 1] ?? ''
    return firsts.has(word) && (firsts.has(next) || lasts.has(next))
  })
}
