import type { BrowserContext } from 'playwright'
import { expect } from 'vitest'

/** What happened in the pages of a context, in the order in which it happened there. */
export type LogEntry =
  /** A letter was pressed on a question, by its number in the paper. */
  | { kind: 'press'; number: number; letter: string }
  /** The server says that it holds this: by confirming a save, or by giving out the paper. */
  | { kind: 'confirmed'; questionId: number; letter: string | null; outcome: string }
  /** The page says where the answers are. */
  | { kind: 'shown'; text: string }

/** Runs in the page, before its own scripts: notes key presses, confirmed saves and what is shown. */
function watchPage(): void {
  const note = (entry: object) => {
    const tell: unknown = Reflect.get(window, 'noteInLog')
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
  const ownFetch = window.fetch
  window.fetch = async (...input) => {
    const request = new Request(...input)
    const isSave = request.url.endsWith('/SaveAnswer')
    if (!isSave && !request.url.includes('/GetSet?')) return ownFetch(request)
    const sent = isSave ? await request.clone().json() : null
    const answer = await ownFetch(request)
    if (answer.ok) {
      const { data } = await answer.clone().json()
      const confirm = (questionId: number, letter: string | null, outcome: string) =>
        note({ kind: 'confirmed', questionId, letter, outcome })
      if (isSave) confirm(sent.questionId, sent.response?.letter ?? null, data.outcome)
      else {
        for (const { questionId, response } of data.questions) {
          if (response?.letter !== undefined) confirm(questionId, response.letter, 'held')
        }
      }
    }
    return answer
  }
  let last = ''
  new MutationObserver(() => {
    const texts = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent)
    const text = texts.find((each) => /^Sav(ed|ing)|on this device only$/.test(each ?? '')) ?? ''
    if (text === last) return
    last = text
    note({ kind: 'shown', text })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Keeps a log of everything in this context's pages from now on. */
export async function keepLog(context: BrowserContext): Promise<LogEntry[]> {
  const log: LogEntry[] = []
  await context.exposeBinding('noteInLog', (_source, entry: LogEntry) => {
    log.push(entry)
  })
  await context.addInitScript(watchPage)
  return log
}

/**
 * Says whether a page was honest: whenever it said `Saved`, the server had confirmed the newest
 * press on every question.
 */
export function expectHonest(
  log: readonly LogEntry[],
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
