import {
  type Mark,
  RichTextField,
  type RichTextFieldProps,
  type TextHandle,
  type TextOp,
  WritingField,
} from '@portal/shared/rich-text-editor'
import { PortalProvider } from '@portal/shared/ui'
import { type ReactNode, StrictMode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** The text as it would be stored. */
    stored: string
    /** Puts another text in, as an undo of a form does. */
    give: (text: string) => void
    /** Where the painted words stand on the screen. */
    boxOfMark: () => DOMRect | null
  }
}

const essay: readonly TextOp[] = [{ insert: 'It began with a broken radio.\nThen more.\n' }]
const marks: readonly Mark[] = [{ start: 14, end: 28, look: 'strong' }]

/** Twelve lines, each with a word that is painted. */
const lines = Array.from({ length: 12 }, (_, index) => `Line ${index} has word${index} in it.`)
const manyWords = `${lines.join('\n')}\n`
const manyMarks: readonly Mark[] = lines.map((_, index) => {
  const start = manyWords.indexOf(`word${index} `)
  return { start, end: start + `word${index}`.length, look: 'soft' }
})

function Marked() {
  const [runs, setRuns] = useState<readonly TextOp[]>([{ insert: manyWords }])
  window.stored = JSON.stringify(runs)
  return <WritingField label="Question" value={runs} onValue={setRuns} marks={manyMarks} />
}

function Writing() {
  const [runs, setRuns] = useState(essay)
  const handle = useRef<TextHandle>(null)
  window.stored = JSON.stringify(runs)
  window.boxOfMark = () => handle.current?.boxOf(14, 28) ?? null
  return <WritingField label="Question" value={runs} onValue={setRuns} marks={marks} ref={handle} />
}

const kinds: Readonly<Record<string, Partial<RichTextFieldProps>>> = {
  '?plain': { tools: 'plain' },
  '?answer': { tools: 'answer', equations: true },
}

function Question({ kind }: { kind: string }) {
  const [text, setText] = useState('')
  window.stored = text
  // At once, as whatever is typed next would else be typed into the text before.
  window.give = (html) => flushSync(() => setText(html))
  const own = kinds[kind] ?? { equations: true, blanks: true }
  return <RichTextField label="Question" value={text} onValue={setText} {...own} />
}

const writings: Readonly<Record<string, ReactNode>> = {
  '?writing': <Writing />,
  '?marked': <Marked />,
}

/** The editor in a page of its own: its tests type, press and paste in it. */
function EditorPage() {
  return (
    <main>
      <h1>Editor</h1>
      <a href="#before">Before</a>
      {writings[location.search] ?? <Question kind={location.search} />}
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
