import type { BrowserContext } from 'playwright'
import { expect } from 'vitest'
import { keepLog, type Shown } from './page-log.ts'

/** What happened in pages that sit a paper. */
export type PaperEntry =
  | Shown
  /** A letter was pressed on a question, by its number in the paper. */
  | { kind: 'press'; number: number; letter: string }
  /** The server says that it holds this: by confirming a save, or by giving out the paper. */
  | { kind: 'confirmed'; questionId: number; letter: string | null; outcome: string }

/** Runs in the page: notes key presses and confirmed saves. */
function watchPaper(): void {
  const note = (entry: PaperEntry | object) => {
    const tell: unknown = Reflect.get(window, 'noteHere')
    if (typeof tell === 'function') tell(entry)
  }
  const numberShown = () =>
    Number(/Question (\d+) of/.exec(document.querySelector('main h2')?.textContent ?? '')?.[1])
  addEventListener(
    'keydown',
    ({ key, repeat }) => {
      if (repeat || !/^[a-f]$/.test(key) || Number.isNaN(numberShown())) return
      note({ kind: 'press', number: numberShown(), letter: key })
    },
    { capture: true },
  )
  addEventListener('portal-test:answered', (event) => {
    if (!(event instanceof CustomEvent)) return
    const { name, sent, data } = event.detail
    const confirm = (questionId: number, letter: string | null, outcome: string) =>
      note({ kind: 'confirmed', questionId, letter, outcome })
    if (name === 'SaveAnswer') confirm(sent.questionId, sent.response?.letter ?? null, data.outcome)
    else {
      for (const { questionId, response } of data.questions) {
        if (response?.letter !== undefined) confirm(questionId, response.letter, 'held')
      }
    }
  })
}

/** Keeps a log of what happens in this context's pages with the answers of a paper. */
export const keepPaperLog = (context: BrowserContext): Promise<PaperEntry[]> =>
  keepLog<PaperEntry>(context, ['SaveAnswer', 'GetSet'], watchPaper)

/**
 * Says whether a page was honest: whenever it said `Saved`, the server had confirmed the newest
 * press on every question.
 */
export function expectHonest(
  log: readonly PaperEntry[],
  questions: readonly { questionId: number; number: number }[],
): void {
  const pressed = new Map<number, string>()
  const confirmed = new Map<number, string | null>()
  for (const [at, entry] of log.entries()) {
    if (entry.kind === 'confirmed') confirmed.set(entry.questionId, entry.letter)
    else if (entry.kind === 'press') {
      const question = questions.find(({ number }) => number === entry.number)
      if (question !== undefined) pressed.set(question.questionId, entry.letter)
    } else if (entry.text === 'Saved') {
      for (const [questionId, letter] of pressed) {
        const upToNow = log.slice(0, at + 1)
        expect([questionId, confirmed.get(questionId)], JSON.stringify(upToNow)).toEqual([
          questionId,
          letter,
        ])
      }
    }
  }
}
