import './style.css'
import { render } from 'preact'
import { App } from './App.tsx'

const place = document.getElementById('painel')
if (place) render(<App />, place)
