import { afterEach } from 'vitest'

// Test files share one page: what one leaves in its stores must not be there for the next.
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
