import { vi } from 'vitest'

/** Has the browser say which media queries match, until `vi.unstubAllGlobals()`. */
export function fakeMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
