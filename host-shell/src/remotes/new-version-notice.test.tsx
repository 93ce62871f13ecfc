import { LeaveGuard, useUnsaved } from '@portal/shared/leaving'
import { act, expectNoAxeViolations, renderScreen, screen, waitFor } from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NewVersion } from './new-version-notice.tsx'

const released = vi.hoisted(() => ({ current: null as string | null }))
vi.mock('./new-version.ts', async (original) => ({
  ...(await original<typeof import('./new-version.ts')>()),
  newVersion: async () => released.current,
}))

beforeEach(() => {
  released.current = null
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsaved(isDirty)
  return (
    <>
      <input aria-label="Name" />
      <LeaveGuard />
    </>
  )
}

const renderPage = (isBare = false, isDirty = false) => (
  <main>
    <NewVersion isBare={isBare} />
    <Form isDirty={isDirty} />
  </main>
)
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
const notice = () => screen.queryByText('A new version is there.')
/** As long as the notice waits before it looks whether somebody is at work, and longer. */
const aMoment = () => act(() => vi.advanceTimersByTimeAsync(1_000))

it('says nothing while there is no other version', async () => {
  renderScreen(renderPage())
  await lookAgain()
  await aMoment()
  expect(notice()).toBeNull()
})

it('is spoken by a region that was there before, and goes when it is dismissed', async () => {
  const { user } = renderScreen(renderPage())
  const region = screen.getAllByRole('status')[0]
  released.current = 'two'
  await lookAgain()
  await waitFor(() => expect(notice()).toBeVisible())
  expect(region).toContainElement(notice())
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(notice()).toBeNull()
  await lookAgain()
  await aMoment()
  expect(notice()).toBeNull()
  released.current = 'three'
  await lookAgain()
  await waitFor(() => expect(notice()).toBeVisible())
})

it('waits while somebody types', async () => {
  const { user } = renderScreen(renderPage())
  await user.click(screen.getByRole('textbox', { name: 'Name' }))
  released.current = 'two'
  await lookAgain()
  await aMoment()
  expect(notice()).toBeNull()
  await user.tab()
  await waitFor(() => expect(notice()).toBeVisible())
})

it.each([
  ['on a bare page such as the runner', true, false],
  ['while a form is not saved', false, true],
])('does not show %s', async (_, isBare, isDirty) => {
  renderScreen(renderPage(isBare, isDirty))
  released.current = 'two'
  await lookAgain()
  await aMoment()
  expect(notice()).toBeNull()
})
