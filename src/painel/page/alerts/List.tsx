import { usePanel } from '../base/panel.ts'
import { Rows } from '../base/Rows.tsx'
import { Level } from './Level.tsx'
import type { Alerta, Alertas } from './levels.ts'
import { interval, selected, whyOf } from './list.ts'
import { Spark } from './Spark.tsx'

const SHOWN = 30

/** The places that the filters select, the highest level first. */
export function List({ data: { alertas } }: { data: Alertas }) {
  const { say, format, address } = usePanel()
  const found = selected(alertas, Number(address.nivel), address.lugar)
  const pages = Math.max(1, Math.ceil(found.length / SHOWN))
  const page = Math.min(address.pagina, pages)
  return (
    <section class="figure wide" aria-label={say('alerts.list')} data-figure="alertas">
      <h2>{say('alerts.list')}</h2>
      <p class="note" role="status">
        {say('alerts.found', { n: format.count(found.length) }, found.length)}
      </p>
      {found.length > 0 && (
        <Rows
          title={say('alerts.list')}
          columns={[
            'col.place',
            'alerts.level',
            'alerts.estimate',
            'alerts.rt',
            'alerts.p',
            'alerts.usual',
            'alerts.curve'
          ]}
          page={page}
          pages={pages}
        >
          {found.slice((page - 1) * SHOWN, page * SHOWN).map((alerta) => (
            <Place key={alerta.codigo} alerta={alerta} />
          ))}
        </Rows>
      )}
    </section>
  )
}

function Place({ alerta }: { alerta: Alerta }) {
  const { say, format, address, href, go } = usePanel()
  const { codigo, nome, uf, abrangencia, nivel, estimativa, rt, prob_rt_acima_de_1: p } = alerta
  const { canal_media: mean, canal_limite: limit } = alerta
  const isMunicipio = abrangencia === 'municipio'
  const to = isMunicipio ? { estado: uf ?? '', municipio: codigo } : { estado: codigo }
  return (
    <tr>
      <th scope="row">
        <a
          href={href(to)}
          aria-current={codigo === address.municipio ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            go(to)
            // What the link leads to is below the list and the map.
            if (isMunicipio) document.querySelector('[data-figure=historico]')?.scrollIntoView()
          }}
        >
          {isMunicipio && address.estado === '' ? `${nome} (${uf})` : nome}
        </a>
      </th>
      <td>
        <Level nivel={nivel} why={whyOf(alerta, say)} />
      </td>
      <td class="number">{interval([estimativa, alerta.estimativa_minima, alerta.estimativa_maxima], say, format)}</td>
      <td class="number">{interval([rt, alerta.rt_minimo, alerta.rt_maximo], say, format)}</td>
      <td class="number">{p === null ? '–' : format.percent(100 * p)}</td>
      <td class="number">
        {mean === null || limit === null ? '–' : `${format.decimal(mean)} / ${format.decimal(limit)}`}
      </td>
      <td>
        <Spark curve={alerta.curva} />
      </td>
    </tr>
  )
}
