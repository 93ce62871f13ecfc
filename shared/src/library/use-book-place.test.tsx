import { ApiError } from '@portal/shared/api'
import {
  act,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  waitFor,
} from '@portal/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testBookId } from './library.testing.ts'
import { useBookPlace } from './use-book-place.ts'

const call = 'POST /Library/Library/SavePage'
const answer = { page: 48, furthest: 60, at: '2026-11-27T10:20:00.000Z', otherDevicePage: null }

beforeEach(() => {
  fakeDate('2026-11-27T10:20:00Z')
  sessionStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
})

function Pages({ onGone }: { onGone: () => void }) {
  const place = useBookPlace({ bookId: testBookId, otherPage: null, onGone })
  return (
    <>
      <button type="button" onClick={() => place.onTurn(48)}>
        Turn
      </button>
      <button type="button" onClick={() => place.onRest(48)}>
        Rest
      </button>
      <p>Elsewhere: {place.otherPage ?? 'nowhere'}</p>
    </>
  )
}

function show(calls: FakeCalls = {}) {
  const gone: string[] = []
  const shown = renderScreen(<Pages onGone={() => gone.push('gone')} />, {
    calls: { [call]: answer, ...calls },
  })
  return { ...shown, gone }
}

it('sends a page with the moment at which it was turned to', async () => {
  const { user, network } = show()
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  fakeDate('2026-11-27T10:20:02Z')
  await user.click(screen.getByRole('button', { name: 'Rest' }))
  await waitFor(() => expect(network.requestsOf(call)).toHaveLength(1))
  expect(network.requestsOf(call)[0]?.body).toMatchObject({
    ...{ bookId: testBookId, page: 48, at: expect.stringMatching(/^2026-11-27T10:20:00/) },
  })
})

it('sends what the connection did not take once that is back, with its own moment', async () => {
  const { user, network } = show({ [call]: new ApiError({ status: 0, message: 'Offline' }) })
  await user.click(screen.getByRole('button', { name: 'Rest' }))
  await waitFor(() => expect(network.requestsOf(call).length).toBeGreaterThan(0))
  const sent = network.requestsOf(call).length
  fakeDate('2026-11-27T10:24:00Z')
  network.answer({ [call]: { ...answer, page: 55, otherDevicePage: 55 } })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Elsewhere: 55')).toBeVisible()
  const again = network.requestsOf(call).slice(sent)
  expect(again.at(-1)?.body).toMatchObject({ at: expect.stringMatching(/^2026-11-27T10:20/) })
  // It is sent by then.
  const all = network.requestsOf(call).length
  window.dispatchEvent(new Event('online'))
  expect(network.requestsOf(call)).toHaveLength(all)
})

it('sends again a while later what did not get there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-27T10:20:00Z') })
  const { user, network } = show({ [call]: new ApiError({ status: 503, message: 'Busy' }) })
  await user.click(screen.getByRole('button', { name: 'Rest' }))
  await waitFor(() => expect(network.requestsOf(call)).toHaveLength(1))
  network.answer({ [call]: { ...answer, page: 55, otherDevicePage: 55 } })
  // Once the refusal is there, and not before.
  await act(() => vi.advanceTimersByTimeAsync(10_500))
  expect(await screen.findByText('Elsewhere: 55')).toBeVisible()
  const [first, second] = network.requestsOf(call)
  expect(second?.body).toEqual(first?.body)
})

it('asks what another device did when the page is looked at again', async () => {
  const { user, network } = show()
  await user.click(screen.getByRole('button', { name: 'Rest' }))
  await waitFor(() => expect(network.requestsOf(call)).toHaveLength(1))
  expect(screen.getByText('Elsewhere: nowhere')).toBeVisible()
  network.answer({ [call]: { ...answer, page: 90, otherDevicePage: 90 } })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Elsewhere: 90')).toBeVisible()
})

it('says that the book is gone', async () => {
  const { user, gone } = show({ [call]: new ApiError({ status: 404, message: 'Not found' }) })
  await user.click(screen.getByRole('button', { name: 'Rest' }))
  await waitFor(() => expect(gone).toEqual(['gone']))
})
