import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles/fonts.css'
import '../../screen/styles/tokens.css'
import '../../screen/styles/base.css'
import { App } from './app.tsx'
import { keepOffline } from './offline.ts'

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )

if (import.meta.env.PROD) keepOffline()
