import { writeFileSync } from 'node:fs'
import { contentOf } from './src/relatorios/content.ts'
import { keysOf } from './src/agravos/series-keys.ts'
import { intervalsOf } from './src/agravos/weeks.ts'
import { message } from './src/messages/messages.ts'
import { populationOf } from './src/agravos/populacao.ts'
import { incidence } from './src/figures/percent.ts'
import { writePdf } from './src/relatorios/pdf.ts'
import { writeWorkbookOf } from './src/relatorios/workbook.ts'
import { nameOfPlace, placeOf } from './src/relatorios/place.ts'
const t0 = performance.now()
const lap = (n: string) => console.log(n, Math.round(performance.now() - t0))
let st = 11; const rnd = () => (st = (st * 1103515245 + 12345) % 2147483648) / 2147483648
async function make(name: string, pedido: any) {
  st = 11
  const say = (k: any, v = {}) => message(pedido.idioma, k, v)
  const place = placeOf(pedido)
  const scale = pedido.abrangencia === 'pais' ? 20000 : 40
  const ser = (por: any, at: any, f = 1) => keysOf(por, at).map((k: any) => { const populacao = k.place && populationOf(k.place, 2025); const casos = Math.floor(rnd() ** 3 * scale * f); return { por, chave: k.chave, nome: k.nome(say), pontos: [], casos, populacao, incidencia: incidence(casos, populacao) } })
  const series = [...ser(place.uf === undefined ? 'uf' : 'municipio', place), ...ser('sexo', place), ...ser('faixa_etaria', place), ...ser('piramide', place, 0.2), ...ser('classificacao', place), ...ser('evolucao', place)]
  const total = series.filter((s) => s.por === (place.uf === undefined ? 'uf' : 'municipio')).reduce((a, s) => a + s.casos, 0)
  const cmp = (f: number) => ({ periodo: { inicio: '2023-01-01', fim: '2023-12-31' }, total: Math.floor(total * f), confirmados: 10, descartados: 5, hospitalizados: 0, obitos: 3, variacao: { total: 25.5, confirmados: -12.25, descartados: 0, hospitalizados: null, obitos: 33.33 } })
  const semanas = intervalsOf('semana', '2024-01-01', '2024-12-31').map((w, i) => { const b = Math.exp(-((i - 12) ** 2) / 80) * scale / 4 + 40; return { ...w, total: Math.floor(b * (0.8 + rnd())), anterior: Math.floor(b * rnd()), canal: { inferior: b * 0.4, centro: b * 0.6, superior: b * 0.9 } } })
  const st2 = place.municipio ? ser('municipio', { uf: place.uf }) : null
  const boletim: any = { pedido, lugar: nameOfPlace(pedido), geradoEm: '2026-11-15T12:00:00Z', hoje: '2026-11-15',
    resumo: { periodo: { inicio: pedido.data_inicio, fim: pedido.data_fim }, total, por_classificacao: { confirmado: Math.floor(total * 0.6), descartado: Math.floor(total * 0.2) }, hospitalizados: 100, obitos: 7, taxa_hospitalizacao: 4.37, taxa_obito: 0.31 },
    comparacoes: { anterior: cmp(0.8), ano_anterior: cmp(0.79) }, curva: { periodo: { inicio: '2024-01-01', fim: '2024-12-31' }, semanas, anos: [2019, 2020, 2021, 2022, 2023] },
    series: { total, incidencia: incidence(total, populationOf(place, 2025)), series, populacao: { ano: 2025, fonte: 'IBGE, Estimativas da População 2025', habitantes: populationOf(place, 2025) } },
    contexto: place.municipio ? [...series.filter((s) => s.por === 'municipio'), ...ser('uf', { uf: place.uf }), ...ser('total', {})] : [], mapa: st2 ?? series.filter((s) => s.por === 'uf' || s.por === 'municipio') }
  const c = contentOf(boletim)
  const pdf = await writePdf(c); lap(name + ' ' + pdf.length)
  writeFileSync(`/tmp/bol-try/out/${name}.pdf`, pdf)
  writeFileSync(`/tmp/bol-try/out/${name}.xlsx`, await writeWorkbookOf(c)); lap(name + ' xlsx')
}
lap('loaded')
const base = { tipo: 'boletim', tipo_agravo: 'dengue', data_inicio: '2024-01-01', data_fim: '2024-12-31', formato: 'pdf' }
await make('pais', { ...base, abrangencia: 'pais', codigo: null, idioma: 'pt-BR' })
await make('uf', { ...base, abrangencia: 'uf', codigo: 'PE', idioma: 'en-US' })
await make('mun', { ...base, abrangencia: 'municipio', codigo: '2611606', idioma: 'es-ES', data_inicio: '2024-03-03', data_fim: '2024-03-09' })
process.exit(0)
