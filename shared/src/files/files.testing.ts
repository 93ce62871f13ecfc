import { vi } from 'vitest'
import { fakeNetwork } from '../testing/fake-network.ts'
import { forgetSession, makeClaims, signInAs } from '../testing/index.ts'
import { fakeSending } from './fake-sending.testing.ts'

/** A server for somebody who is signed in: what it is sent, and what it is asked. */
export function fakeServer() {
  const [sending, network] = [fakeSending(), fakeNetwork()]
  signInAs(makeClaims())
  const restore = () => {
    vi.useRealTimers()
    sending.restore()
    network.restore()
    forgetSession()
  }
  return { sending, network, restore }
}

/** A file as the server tells it once it is kept. */
export const kept = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'a.pdf',
  type: 'application/pdf',
  bytes: 9,
  pages: 1,
  url: '/media/file/00000000-0000-4000-8000-000000000001/a.pdf',
}

/** A file of so many bytes as one is chosen. */
export const pdf = (name = 'a.pdf', bytes = 9) => {
  const file = new File(['x'.repeat(9)], name, { type: 'application/pdf', lastModified: 5 })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
