import 'fake-indexeddb/auto'
import { browserEnvironment, forgetUnsent } from '@portal/shared/keeping'
import { noteWriting, useSession } from '@portal/shared/session'
import { expectNoAxeViolations, makeClaims, screen, waitFor } from '@portal/shared/testing'
import { expect, it, vi } from 'vitest'
import { me } from '../frame.testing.tsx'
import { renderFrame } from '../render-frame.testing.tsx'

const owner = makeClaims().userId
const storage = () => browserEnvironment().openStorage()

/** Somebody in the frame who has written, and what of it is on the device alone. */
async function renderWriter(unsent: readonly string[], of = owner) {
  await forgetUnsent(owner)
  const store = await storage()
  for (const name of unsent) {
    await store.put({ owner: of, name, tab: 't', stamp: 1, draft: {} }, [])
  }
  const rendered = renderFrame({
    calls: {
      'GET /User/Account/GetMe': me,
      'POST /Authentication/Session/SignOut': undefined,
    },
  })
  noteWriting()
  // Without a connection nothing is waited for.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await rendered.user.click(screen.getByRole('button', { name: 'Logout' }))
  return rendered
}
const status = () => useSession.getState().status
const question = { name: 'Sign out without saving?' }

it('asks before what is on this device alone is left, and stays when told to', async () => {
  const { user } = await renderWriter(['piece 1', 'piece 2'])
  const dialog = await screen.findByRole('alertdialog', question)
  expect(dialog).toHaveTextContent('2 texts that you have written are on this device only.')
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(status()).toBe('signed-in')
  expect(await (await storage()).unsentNames(owner)).toHaveLength(2)
})

it('takes what is given up off the device before it signs out', async () => {
  const { user } = await renderWriter(['piece 1'])
  await screen.findByRole('alertdialog', question)
  await user.click(screen.getByRole('button', { name: 'Sign out anyway' }))
  await waitFor(() => expect(status()).toBe('signed-out'))
  expect(await (await storage()).unsentNames(owner)).toEqual([])
})

it.each([
  ['everything is saved', [], owner],
  ['it is another person’s', ['piece 1'], 'somebody else'],
])('signs out at once where %s', async (_, unsent, of) => {
  await renderWriter(unsent, of)
  await waitFor(() => expect(status()).toBe('signed-out'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
