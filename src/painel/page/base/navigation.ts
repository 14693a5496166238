import { useEffect, useState } from 'preact/hooks'
import { hasWords, type Language, languageOf, loadAllWords } from '../words/words.ts'
import { type Address, readAddress, writeAddress } from './address.ts'
import type { Go } from './panel.ts'
import { usualPeriod } from './period.ts'

export interface Navigation {
  address: Address
  language: Language
  go: Go
  href(change: Partial<Address>): string
  setLanguage(language: Language): void
}

interface Place {
  address: Address
  /** The language that the reader has chosen, or null to use the browser's. */
  lang: Language | null
}

/** A change to any of these leads to another list, which starts at its first page. */
const filters: (keyof Address)[] = [
  'agravo',
  'estado',
  'municipio',
  'inicio',
  'fim',
  'situacao',
  'pendencia',
  'numero',
  'pares',
  'nivel',
  'lista',
  'lugar',
  'visao',
  'webhook',
  'quem',
  'ativos',
  'acao',
  'ator',
  'alvo',
  'registro',
  'desde',
  'ate'
]

function changed(address: Address, change: Partial<Address>): Address {
  const next = { ...address, ...change }
  if (next.estado !== address.estado && change.municipio === undefined) next.municipio = ''
  if (change.pagina === undefined && filters.some((key) => next[key] !== address[key])) next.pagina = 1
  return next
}

/**
 * Keeps the state of the panel in its address, so that links, back and forward, and shared addresses lead to the same
 * view.
 */
export function useNavigation(today: string): Navigation {
  const read = (): Place => ({
    address: readAddress(location.search, usualPeriod(today)),
    lang: languageOf(new URLSearchParams(location.search).get('lang'))
  })
  const [place, setPlace] = useState<Place>(read)

  useEffect(() => {
    // The days are written out, so that the address shows the same tomorrow.
    history.replaceState(null, '', writeAddress(place.address, place.lang) + location.hash)
    const follow = () => setPlace(read())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  // The service has put the best language for this browser into the page.
  const wanted = place.lang ?? languageOf(document.documentElement.lang) ?? 'pt-BR'
  const [language, setShown] = useState<Language>(hasWords(wanted) ? wanted : 'pt-BR')
  useEffect(() => {
    if (wanted === language) return
    let isGone = false
    // The open view needs all its words. Those that cannot be loaded leave the page in the language that it has.
    loadAllWords(wanted).then(
      () => !isGone && setShown(wanted),
      () => {}
    )
    return () => {
      isGone = true
    }
  }, [wanted])

  const move = (next: Place, how: 'push' | 'replace') => {
    const query = writeAddress(next.address, next.lang)
    if (how === 'push') history.pushState(null, '', query)
    else history.replaceState(null, '', query)
    setPlace(next)
  }

  return {
    address: place.address,
    language,
    go: (change, how = 'push') => move({ ...place, address: changed(place.address, change) }, how),
    href: (change) => writeAddress(changed(place.address, change), place.lang),
    setLanguage: (lang) => move({ ...place, lang }, 'replace')
  }
}
