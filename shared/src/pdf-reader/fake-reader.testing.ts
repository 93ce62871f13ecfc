import { vi } from 'vitest'
import type { Reader, ReaderState } from './reader-types.ts'

/** An open document of 200 pages at page 48, with what is said otherwise. */
export function readerState(changed: Partial<ReaderState> = {}): ReaderState {
  return {
    status: 'open',
    pages: 200,
    page: 48,
    zoom: 'auto',
    scale: 1.25,
    turned: 0,
    isCut: false,
    found: { query: '', isSearching: false, current: 0, total: 0 },
    ...changed,
  }
}

/** A reader that draws nothing and remembers what it was told. */
export function fakeReader(changed: Partial<ReaderState> = {}) {
  return {
    subscribe: () => () => undefined,
    read: () => readerState(changed),
    attach: vi.fn(() => () => undefined),
    goTo: vi.fn(),
    goToEntry: vi.fn(),
    zoomTo: vi.fn(),
    rotate: vi.fn(),
    find: vi.fn(),
    findNext: vi.fn(),
    outline: vi.fn(async () => []),
    thumbnail: vi.fn(async () => null),
    retry: vi.fn(),
  } satisfies Reader
}
