import { configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
// There as on a page that has settled, so that calls need no time to begin with.
import 'ky'

// No stream is opened. Here and not in files of tests: what one has loaded, the next one is given.
vi.mock('@portal/shared/live', async () => (await import('./fake-live.ts')).fakeLive)

// A screen is waited for as long as a busy machine may need; one that comes is not waited for.
configure({ asyncUtilTimeout: 20_000 })

// jsdom lays nothing out, and says so of elements only: the editor asks where its caret is.
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects()

// Test files share one page: what one leaves in its stores must not be there for the next.
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
