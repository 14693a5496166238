import { describe, expect, it } from 'vitest'
import { ALIKE, likenessOf } from '../../../../src/modules/agravos/pessoas/likeness.ts'
import { skeletonsOf } from '../../../../src/modules/agravos/pessoas/sounds.ts'

const MEET: [string, string][] = [
  ['José da Silva', 'Jose Silva'],
  ['Luiz Carlos de Souza', 'Luís Carlos Sousa'],
  ['Thiago Rodrigues', 'Tiago Rodriguez'],
  ['Philippe Andrade', 'Felipe Andrade'],
  ['Walter Queiroz', 'Valter Queirós'],
  ['Kátia Gonçalves', 'Cátia Gonsalves'],
  ['Heloísa Araújo', 'Eloisa Araujo'],
  ['Matheus Assunção', 'Mateus Assumpção'],
  ['Jefferson Baptista', 'Geferson Batista'],
  ['Victor Hugo Xavier', 'Vitor Ugo Chavier'],
  ['Yasmin Carvalho', 'Iasmim Carvalio'],
  ['Stéfany Cavalcanti', 'Estefani Cavalcante'],
  ['Michelle Nascimento', 'Michele Nacimento'],
  ['Antônio Carlos Ferreira Filho', 'Antonio Carlos Ferreira'],
  ['João Batista Pereira Júnior', 'João Batista Pereira Jr.'],
  ['Manoel dos Santos', 'Manuel Santos'],
  ['Ignácio Magalhães', 'Inácio Magalhaes'],
  ['Christiane Moraes', 'Cristiane Morais'],
  ['Santos Raimundo', 'Raimundo Santos'],
  ['Ana Paula Oliveira', 'Anna Paulla Oliveira'],
  ['Francisco Sales Neto', 'Francisco Salles'],
  ['Wellington Brito', 'Welington Britto'],
  ['Isabel Cristina Menezes', 'Izabel Cristina Meneses'],
  ['Rosângela Vasconcellos', 'Rosangela Vasconcelos'],
  ['Gean Carlos Peixoto', 'Jean Carlos Peichoto'],
  ['Maria de Lourdes Alves', 'Maria Lurdes Alves'],
  ['Lizandra Guimarães', 'Lisandra Guimaraes'],
  ['Davi Monteiro', 'David Monteiro'],
  ['Sebastião Bezerra', 'Sebastiao Beserra'],
  ['Marcelly Teixeira', 'Marceli Teixeira']
]

const APART: [string, string][] = [
  ['José da Silva', 'João da Silva'],
  ['Maria Souza', 'Mario Souza'],
  ['Ana Lima', 'Ana Barros'],
  ['Carlos Pereira', 'Carla Pereira'],
  ['Paulo Oliveira', 'Paula Oliveira'],
  ['Antônio Alves', 'Antônia Alves'],
  ['Francisco Rocha', 'Francisca Rocha'],
  ['Pedro Santos', 'Paulo Santos'],
  ['Luciana Castro', 'Adriana Castro'],
  ['Fernando Costa', 'Fernanda Costa'],
  ['Rita Cardoso', 'Rita Caldas'],
  ['Marcos Moreira', 'Marcos Ribeiro'],
  ['Juliana Martins', 'Juliana Mendes'],
  ['Rafael Gomes', 'Gabriel Gomes'],
  ['Sandra Barbosa', 'Sônia Barbosa'],
  ['Roberto Dias', 'Alberto Dias'],
  ['Márcia Freitas', 'Mônica Freitas'],
  ['Eduardo Nunes', 'Leonardo Nunes'],
  ['Patrícia Ramos', 'Priscila Ramos'],
  ['Bruno Teixeira', 'Breno Ferreira'],
  ['Tereza Pinto', 'Vera Pinto'],
  ['Sérgio Campos', 'César Campos'],
  ['Joana Melo', 'Joaquim Melo'],
  ['Vanessa Farias', 'Larissa Farias'],
  ['Cláudio Machado', 'Cláudia Machado'],
  ['Maria Aparecida Silva', 'Maria Conceição Silva'],
  ['Renato Fonseca', 'Renata Fonseca'],
  ['Gustavo Cunha', 'Otávio Cunha'],
  ['Simone Tavares', 'Ivone Tavares'],
  ['Daniel Correia', 'Daniela Correia']
]

const person = (nome: string) => ({ nome, nascimento: null, mae: null, cns: null })
const scoreOf = (one: string, other: string) => likenessOf(person(one), person(other)).score
const meets = (one: string, other: string) => scoreOf(one, other) >= ALIKE

describe('names', () => {
  it('the table has thirty pairs of each kind', () => expect([MEET.length, APART.length]).toEqual([30, 30]))
  it.each(MEET)('%s and %s may be one person', (one, other) => {
    expect([scoreOf(one, other), meets(one, other), meets(other, one)]).toEqual([expect.any(Number), true, true])
  })
  it.each(APART)('%s and %s are two', (one, other) => {
    expect([scoreOf(one, other), meets(one, other), meets(other, one)]).toEqual([expect.any(Number), false, false])
  })
  it.each(MEET)('%s and %s are found by the same digest, in either order', (one, other) => {
    const keyOf = (name: string) => Object.values(skeletonsOf(name)).sort().join(' ')
    expect(keyOf(one)).toBe(keyOf(other))
  })
})

describe('skeletons', () => {
  it.each([
    ['Fernando', 'Fernado'],
    ['Elizabeth', 'Elisabete'],
    ['Cauã', 'Kauan'],
    ['Wellington', 'Uelington'],
    ['Jussara', 'Juçara'],
    ['Ângelo', 'Anjelo']
  ])('%s and %s are one', (one, other) => expect(skeletonsOf(one).first).toBe(skeletonsOf(other).first))
  it.each([
    ['Luísa', 'Heloísa'],
    ['Marta', 'Maria'],
    ['Carlos', 'Caio'],
    ['Souza', 'Sá']
  ])('%s and %s are two', (one, other) => expect(skeletonsOf(one).first).not.toBe(skeletonsOf(other).first))
})
