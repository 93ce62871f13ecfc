import type { BrowserContext } from 'playwright'
import { expect } from 'vitest'
import { keepLog, type Shown } from './page-log.ts'

/** What happened in pages that write a piece. */
export type EssayEntry =
  | Shown
  /** Somebody typed; `text` is all that stands in the editor by then. */
  | { kind: 'typed'; page: string; text: string }
  /** The server has taken this, or given it out; `keep` is a side of a merge that it keeps too. */
  | { kind: 'confirmed'; page: string; text: string; keep: string }

/** Runs in the page: notes what is typed and what is confirmed. */
function watchEssay(): void {
  const note = (entry: object) => {
    const tell: unknown = Reflect.get(window, 'noteHere')
    if (typeof tell === 'function') tell(entry)
  }
  const noteTyped = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return
    const lines = [...target.querySelectorAll('p')].map(({ textContent }) => textContent)
    note({ kind: 'typed', text: lines.join('\n') })
  }
  addEventListener('input', noteTyped, { capture: true })
  // A new paragraph is the editor's own doing, for which the browser tells of no input; it is made
  // by the time that the key comes here.
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter') noteTyped(event)
  })
  type Parts = { ops: { insert: string }[] }[]
  const textOf = (parts: Parts = []) =>
    parts.map(({ ops }) => ops.map(({ insert }) => insert).join('')).join('')
  addEventListener('portal-test:answered', (event) => {
    if (!(event instanceof CustomEvent)) return
    const { sent, data } = event.detail
    note({
      kind: 'confirmed',
      text: textOf(sent?.parts ?? data.draft?.parts),
      keep: textOf(sent?.keep),
    })
  })
}

/** Keeps a log of what happens in this context's pages with what is written. */
export const keepEssayLog = (context: BrowserContext): Promise<EssayEntry[]> =>
  keepLog<EssayEntry>(context, ['SaveDraft', 'GetPiece'], watchEssay)

/** The words of a text: what stands between spaces and ends of lines. */
export const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? []

/**
 * Says whether pages were honest: whenever one said `Saved`, the server had confirmed to it every
 * word that was typed there, in the text or in a side of a merge.
 */
export function expectHonest(log: readonly EssayEntry[]): void {
  const typed = new Map<string, string>()
  const held = new Map<string, { text: string; keeps: string }>()
  for (const [at, entry] of log.entries()) {
    const { page } = entry
    if (entry.kind === 'typed') typed.set(page, entry.text)
    else if (entry.kind === 'confirmed') {
      const keeps = `${held.get(page)?.keeps ?? ''} ${entry.keep}`
      held.set(page, { text: entry.text, keeps })
    } else if (entry.text === 'Saved') {
      const { text = '', keeps = '' } = held.get(page) ?? {}
      const confirmed = new Set(wordsOf(`${text} ${keeps}`))
      const missing = wordsOf(typed.get(page) ?? '').filter((word) => !confirmed.has(word))
      expect(missing, JSON.stringify(log.slice(Math.max(0, at - 20), at + 1))).toEqual([])
    }
  }
}
