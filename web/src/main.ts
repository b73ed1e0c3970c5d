import { mount } from 'svelte'
import './look/colours.css'
import './look/tokens.css'
import './look/font.css'
import './look/base.css'
import './look/compare.css'
import './look/print.css'
import App from './App.svelte'
// The theme is put on before anything is drawn.
import './kit/settings.svelte'
import { preferred, speak } from './text/translation.svelte'

await speak(preferred(), false)
mount(App, { target: document.getElementById('app')! })
void import('./away/start')
