import type { Engine } from './engine.ts'
import { heldPage } from './page.rules.ts'
import { rangeSource } from './range-source.ts'
import type { Found, Reader, ReaderState } from './reader-types.ts'
import { heldZoom } from './zoom.rules.ts'

/** What a reader opens, and how. */
export interface ReaderOptions {
  /** The whole address of the file. */
  address: string
  /** The page that it opens at, from 1. */
  page: number
  /** Renews the session for an address that was refused; true when that helped. */
  renew: (address: string) => Promise<boolean>
  /** Gets what draws PDFs, which is large and comes with the first document. */
  load: () => Promise<typeof import('./engine.ts')>
}

const nothingFound: Found = { query: '', isSearching: false, current: 0, total: 0 }

/** A document that is read by ranges. It is opened when it gets its elements, and may get others. */
export function createReader({ address, page, renew, load }: ReaderOptions): Reader {
  const listeners = new Set<() => void>()
  let state: ReaderState = {
    status: 'opening',
    pages: 0,
    page: heldPage(page, 0),
    zoom: 'auto',
    scale: 1,
    turned: 0,
    isCut: false,
    found: nothingFound,
  }
  let engine: Engine | null = null
  let retry: () => void = () => undefined

  function tell(changed: Partial<ReaderState>): void {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  function attach(box: HTMLDivElement, pages: HTMLDivElement): () => void {
    let isOver = false
    const source = rangeSource(address, {
      renew,
      onCut: (isCut) => tell({ isCut }),
      onGone: () => tell({ status: 'gone', isCut: false }),
    })
    /** The script that draws could not be had. */
    let hasNoScript = false
    const begin = async () => {
      hasNoScript = false
      const [script, file] = await Promise.all([load().catch(() => null), source.open()])
      if (isOver) return
      if (script === null) {
        hasNoScript = true
        return tell({ isCut: true })
      }
      tell({ isCut: false })
      engine = script.startEngine({ box, pages, source, file, at: state, tell })
    }
    retry = () => {
      if (hasNoScript) void begin()
      else source.retry()
    }
    void begin()
    const online = () => retry()
    addEventListener('online', online)
    return () => {
      isOver = true
      removeEventListener('online', online)
      source.close()
      engine?.end()
      engine = null
      state = { ...state, status: 'opening', isCut: false, found: nothingFound }
    }
  }

  return {
    attach,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    read: () => state,
    goTo: (to) => {
      const held = heldPage(to, state.pages)
      if (engine === null) tell({ page: held })
      else engine.goTo(held)
    },
    goToEntry: (entry) => engine?.goToEntry(entry),
    zoomTo: (zoom) => engine?.zoomTo(typeof zoom === 'number' ? heldZoom(zoom) : zoom),
    rotate: () => engine?.rotate(),
    find: (query) => {
      tell({ found: { ...nothingFound, query, isSearching: query !== '' } })
      engine?.find(query)
    },
    findNext: (steps) => {
      if (state.found.query !== '') engine?.findNext(state.found.query, steps)
    },
    outline: async () => (await engine?.outline()) ?? [],
    thumbnail: async (of) => (await engine?.thumbnail(of)) ?? null,
    retry: () => retry(),
  }
}
