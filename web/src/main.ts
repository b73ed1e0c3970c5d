import { mount } from 'svelte'
import './look/colours.css'
import './look/tokens.css'
import './look/font.css'
import './look/base.css'
import './look/print.css'
import App from './App.svelte'
import { preferred, speak } from './text/translation.svelte'

await speak(preferred(), false)
mount(App, { target: document.getElementById('app')! })
