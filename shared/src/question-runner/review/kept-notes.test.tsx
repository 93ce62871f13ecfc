import {
  expectNoAxeViolations,
  makeClaims,
  type RenderScreenOptions,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../queue/answer-storage.ts'
import { KeptNotes } from './kept-notes.tsx'

const { userId } = makeClaims({ role: 'Student' })

/** The review of a set on a device on which it was handed in with these notes. */
async function renderNotes(scratch: string, claims: RenderScreenOptions['claims'] = {}) {
  const storage = memoryStorage(true)
  await storage.putSet({
    ...{ owner: userId, setId: 'set', title: 'Forces', finishedAt: null, questionId: 1 },
    crossedOut: {},
    scratch,
  })
  await storage.removeSet(userId, 'set')
  const openStorage = vi.fn(async () => storage)
  const rendered = renderScreen(<KeptNotes setId="set" openStorage={openStorage} />, { claims })
  return { ...rendered, openStorage, storage }
}
const summary = () => screen.queryByText('Your notes on this set')

test('the notes of a set that was handed in are read in its review', async () => {
  const { user } = await renderNotes('v = u + at\nv² = u² + 2as')
  await waitFor(() => expect(summary()).toBeVisible())
  await user.click(screen.getByText('Your notes on this set'))
  expect(screen.getByText(/v² = u² \+ 2as/)).toBeVisible()
  await expectNoAxeViolations()
})

test('nothing is shown where there are none', async () => {
  const { openStorage } = await renderNotes('  ')
  await waitFor(() => expect(openStorage).toHaveBeenCalled())
  expect(summary()).toBeNull()
})

test.each([
  ['somebody who looks at the portal as the student', { isImpersonating: true }],
  ['another person on the same device', { userId: crypto.randomUUID() }],
])('%s does not see them', async (_, claims) => {
  const { storage, client } = await renderNotes('v = u + at', claims)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect((await storage.load(userId, 'set')).set?.scratch).toBe('v = u + at')
  expect(summary()).toBeNull()
})
