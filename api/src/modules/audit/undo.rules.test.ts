import { expect, it } from 'vitest'
import { mayUndo } from './undo.rules.ts'

const now = new Date('2026-03-02T10:15:00Z')
const own = { actorId: 'me', batchId: 'batch', at: new Date('2026-03-02T10:00:00Z') }

it.each([
  ['15 minutes ago', own, true],
  ['longer ago', { ...own, at: new Date('2026-03-02T09:59:59.999Z') }, false],
  ['by somebody else', { ...own, actorId: 'other' }, false],
  ['by the server', { ...own, actorId: null }, false],
  ['without a batch', { ...own, batchId: null }, false],
])('may be undone: %s', (_which, entry, may) => {
  expect(mayUndo(entry, 'me', now)).toBe(may)
})
