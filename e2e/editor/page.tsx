import { RichTextField } from '@portal/shared/rich-text-editor'
import { PortalProvider } from '@portal/shared/ui'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** The text as it would be stored. */
    stored: string
    /** Puts another text in, as an undo of a form does. */
    give: (text: string) => void
  }
}

/** The editor in a page of its own: its tests type, press and paste in it. */
function EditorPage() {
  const [text, setText] = useState('')
  const isPlain = location.search === '?plain'
  window.stored = text
  window.give = setText
  return (
    <main>
      <h1>Editor</h1>
      <a href="#before">Before</a>
      {isPlain ? (
        <RichTextField label="Question" value={text} onValue={setText} tools="plain" />
      ) : (
        <RichTextField label="Question" value={text} onValue={setText} equations blanks />
      )}
      <a href="#after">After</a>
    </main>
  )
}

const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <PortalProvider>
        <EditorPage />
      </PortalProvider>
    </StrictMode>,
  )
}
