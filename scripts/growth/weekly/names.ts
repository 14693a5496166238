/*
 * What people in Brazil are called, roughly as often as the census of 2010 counted. Real names share much: that is what
 * makes two persons look like one.
 */

/** Names with how many of a thousand people have them; the rest of the thousand is spread over the others. */
type Weighted = readonly (readonly [name: string, weight: number])[]

const weighted = (text: string): Weighted =>
  text
    .trim()
    .split(/\s+/)
    .map((each, i) => {
      const [name = '', weight] = each.split(':')
      return [name.replaceAll('_', ' '), weight ? Number(weight) : Math.max(1, 9 - i / 12)] as const
    })

export const women = weighted(`Maria:60 Ana:30 Francisca:7 Antônia:6 Adriana:6 Juliana:6 Márcia:6 Fernanda:6 Patrícia:6
  Aline:5 Sandra:5 Camila:5 Amanda:5 Bruna:5 Jéssica:5 Letícia:5 Júlia:5 Luciana:5 Vanessa:5 Mariana:5 Gabriela:5 Vera:5
  Vitória:4 Larissa:4 Cláudia:4 Beatriz:4 Rita Luana Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora
  Rosângela Jaqueline Rosa Daniela Aparecida Marlene Terezinha Raimunda Andréia Fabiana Lúcia Raquel Ângela Rafaela Joana
  Luzia Elaine Daniele Regina Daiane Alessandra Isabela Taís Tatiane Rosana Rosimeire Helena Cíntia Bianca Michele Sueli
  Viviane Mônica Karina Kelly Silvana Edna Marta Tereza Carolina Lívia Cecília Solange Cleide Teresa Neuza Ivone Sara
  Isabel Lourdes Eduarda Milena Priscila Yasmin Wanessa Thaís Luíza Emanuele Valéria Nair Gisele Tainara Elza Alice
  Benedita Inês Paula Irene Sebastiana Severina Laura Conceição Elisângela Roseli Marli Geralda Íris Janaína Yara
  Heloísa Lorena Stefani Evelyn Nicole Ester Rute Noemi Miriam Zilda Iracema Odete Dalva Hilda Glória Fátima`)
export const men =
  weighted(`José:57 João:30 Antônio:26 Francisco:18 Carlos:15 Paulo:14 Pedro:12 Lucas:11 Luiz:11 Marcos:11
  Luís:9 Gabriel:9 Rafael:8 Daniel:7 Marcelo:7 Bruno:7 Eduardo:7 Felipe:6 Raimundo:6 Rodrigo:6 Manoel:5 Mateus:5
  André:5 Fernando:5 Fábio:5 Leonardo:5 Gustavo:5 Guilherme:5 Leandro:5 Tiago:5 Anderson:5 Ricardo:5 Márcio:5 Jorge:5
  Sebastião Alexandre Roberto Edson Diego Vítor Sérgio Cláudio Matheus Thiago Geraldo Adriano Luciano Júlio Renato
  Alex Vinícius Rogério Samuel Ronaldo Mário Flávio Igor Douglas Davi Manuel Jeferson Cícero Victor Miguel Robson
  Maurício Danilo Henrique Caio Reginaldo Joaquim Benedito Gilberto Marco Alan Nelson Cristiano Elias Wilson Valdir
  Emerson Luan David Renan Severino Fabrício Mauro Jonas Gilmar Jean Fabiano Wesley Diogo Adilson Jair Alessandro Everton
  Osvaldo Gilson Willian Joel Silvio Hélio Maicon Reinaldo Pablo Artur Vagner Valter Celso Ivan Cleiton Vanderlei Vicente
  Arthur Milton Domingos Wagner Sandro Moisés Edilson Ademir Adão Evandro Cesar Valmir Murilo Juliano Edvaldo Ailton
  Junior Breno Nicolas Ruan Alberto Rubens Nilton Augusto Cléber Osmar Nilson Hugo Otávio Vinicios Ítalo Lauro Aldo`)
export const surnames =
  weighted(`Silva:100 Santos:60 Oliveira:45 Souza:42 Rodrigues:24 Ferreira:24 Alves:22 Pereira:22 Lima:21
  Gomes:18 Costa:18 Ribeiro:17 Martins:15 Carvalho:14 Almeida:13 Lopes:12 Soares:12 Fernandes:12 Vieira:11 Barbosa:11
  Rocha:10 Dias:10 Nascimento:10 Andrade:9 Moreira:9 Nunes:9 Marques:9 Machado:8 Mendes:8 Freitas:8 Cardoso:8 Ramos:8
  Gonçalves:8 Santana:8 Teixeira:8 Araújo:8 Moura Correia Cavalcanti Batista Campos Monteiro Pinto Borges Melo Castro Cunha
  Azevedo Farias Reis Medeiros Miranda Barros Coelho Aguiar Pires Bezerra Siqueira Xavier Brito Moraes Guimarães Cruz
  Figueiredo Matos Macedo Rezende Fonseca Duarte Nogueira Leite Peixoto Tavares Amaral Sales Magalhães Antunes Assis
  Sampaio Viana Bastos Sousa Paiva Neves Queiroz Cordeiro Lacerda Mota Braga Maciel Vasconcelos Franco Pacheco Leal
  Barreto Camargo Toledo Prado Godoy Bueno Furtado Dantas Diniz Aragão Arruda Pinheiro Torres Holanda Feitosa Gama
  Galvão Lemos Muniz Novaes Passos Portela Rangel Sá Trindade Valença Zanella Schneider Müller Becker Weber Rossi
  Bianchi Ferrari Romano Tanaka Nakamura Yamamoto Sato Suzuki Haddad Khoury Wanderley Uchôa Quintela Lisboa Frazão`)
