import type { BrowserContext } from 'playwright'

/** The page says where the work is. */
export interface Shown {
  kind: 'shown'
  /** Of which of the context's pages; another one after each load. */
  page: string
  text: string
}

/**
 * Runs in the page, before its own scripts: tells what the server answered before the page itself
 * hears of it, and notes what is shown.
 */
function watchPage(names: readonly string[]): void {
  const page = crypto.randomUUID()
  Reflect.set(window, 'noteHere', (entry: object) => {
    const tell: unknown = Reflect.get(window, 'noteInLog')
    if (typeof tell === 'function') tell({ page, ...entry })
  })
  const ownFetch = window.fetch
  window.fetch = async (...input) => {
    const request = new Request(...input)
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (!names.includes(name)) return ownFetch(request)
    // A page that is left sends in its last turn, or never.
    const copy = request.clone()
    const answer = await ownFetch(request)
    if (answer.ok) {
      const sent = copy.method === 'POST' ? await copy.json() : null
      const { data } = await answer.clone().json()
      dispatchEvent(new CustomEvent('portal-test:answered', { detail: { name, sent, data } }))
    }
    return answer
  }
  let last = ''
  new MutationObserver(() => {
    const texts = [...document.querySelectorAll('[role=status]')].map((each) => each.textContent)
    const isOfSaving = /^Sav(ed|ing)|on this device only$|^This browser keeps nothing/i
    const text = texts.find((each) => isOfSaving.test(each ?? '')) ?? ''
    if (text === last) return
    last = text
    const note: unknown = Reflect.get(window, 'noteHere')
    if (typeof note === 'function') note({ kind: 'shown', text })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/**
 * Keeps a log of everything in this context's pages from now on, in the order in which it happened
 * there.
 * @param names the calls whose answers are listened to.
 * @param watch runs in the page and notes (`noteHere`) what else counts.
 */
export async function keepLog<Entry extends { kind: string }>(
  context: BrowserContext,
  names: readonly string[],
  watch: () => void,
): Promise<(Entry | Shown)[]> {
  const log: (Entry | Shown)[] = []
  await context.exposeBinding('noteInLog', (_source, entry: Entry | Shown) => {
    log.push(entry)
  })
  await context.addInitScript(watchPage, names)
  await context.addInitScript(watch)
  return log
}
