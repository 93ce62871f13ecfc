import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A screen is waited for as long as a busy machine may need; one that comes is not waited for.
configure({ asyncUtilTimeout: 20_000 })

// Test files share one page: what one leaves in its stores must not be there for the next.
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
