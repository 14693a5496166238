import './style.css'
import { render } from 'preact'
import { App } from './App.tsx'
import { Overview } from './overview/Overview.tsx'
import { setFirstView } from './views.ts'
import { languageOf, loadWords } from './words/words.ts'

setFirstView(Overview)
const place = document.getElementById('painel')
const asked = new URLSearchParams(location.search).get('lang')
const show = () => place && render(<App />, place)
// Nobody shall see the page change its language. Without the words it is in Portuguese.
loadWords(languageOf(asked) ?? languageOf(document.documentElement.lang) ?? 'pt-BR').then(show, show)
