import { ApiError } from '@portal/shared/api'
import {
  act,
  fireEvent,
  makeEvent,
  makeEventSession,
  makeOwnPlace,
  screen,
  testSessionId,
  waitFor,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteServerDate } from '../api/server-clock.ts'
import { openEvent } from './event.testing.tsx'
import { eventCall } from './events.queries.ts'

const joinCall = 'POST /Event/Event/Join'
const link = 'https://meet.example/room'
const own = makeOwnPlace({ state: 'registered', mayRegister: false })
const withLink = { own, sessions: [makeEventSession({ joinLink: link })] }

const at = (time: string) =>
  vi.useFakeTimers({ now: Date.parse(`2027-03-06T${time}Z`), toFake: ['Date'] })

beforeEach(() => void at('09:49:58'))
afterEach(() => {
  noteServerDate(new Date().toUTCString())
  vi.useRealTimers()
})

const way = () => screen.queryByRole('link', { name: 'Join Vectors at meet.example' })

describe('the way into a session', () => {
  it('is counted down to, asked for as it opens, and then a real link', async () => {
    // What waits for a change looks for it by this interval, too.
    vi.useFakeTimers({
      ...{ now: Date.parse('2027-03-06T09:49:58Z') },
      toFake: ['Date', 'setInterval', 'clearInterval'],
    })
    const { network } = openEvent({ own })
    expect(await screen.findByText('You can join from 09:50, in 2 s.')).toBeVisible()
    expect(way()).toBeNull()
    network.answer({ [eventCall]: makeEvent(withLink) })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText('You can join from 09:50, in 1 s.')).toBeVisible()
    expect(network.requestsOf(eventCall)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await vi.waitFor(() => expect(way()).toHaveAttribute('href', link))
    expect(way()).toHaveAttribute('target', '_blank')
    expect(network.requestsOf(eventCall)).toHaveLength(2)
  })

  it('is asked for again where the device is ahead of the server by seconds', async () => {
    vi.useFakeTimers({
      ...{ now: Date.parse('2027-03-06T09:50:00Z') },
      toFake: ['Date', 'setInterval', 'clearInterval'],
    })
    const { network } = openEvent({ own })
    expect(await screen.findByText('The link opens now.')).toBeVisible()
    await vi.waitFor(() => expect(network.requestsOf(eventCall)).toHaveLength(2))
    network.answer({ [eventCall]: makeEvent(withLink) })
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await vi.waitFor(() => expect(way()).toHaveAttribute('href', link))
    // Once it is there nothing is asked for any more.
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(network.requestsOf(eventCall)).toHaveLength(3)
  })

  it('tells the server that somebody came', async () => {
    at('10:00:00')
    const { network } = openEvent(withLink, { [joinCall]: { joinLink: link } })
    await screen.findByText('You have a place.')
    fireEvent.click(await screen.findByRole('link', { name: 'Join Vectors at meet.example' }))
    await waitFor(() =>
      expect(network.requestsOf(joinCall)[0]?.body).toEqual({ sessionId: testSessionId }),
    )
  })

  it('stays open where that could not be told', async () => {
    at('10:00:00')
    const { network } = openEvent(withLink, {
      [joinCall]: new ApiError({ status: 422, message: 'No.' }),
    })
    fireEvent.click(await screen.findByRole('link', { name: 'Join Vectors at meet.example' }))
    await waitFor(() => expect(network.requestsOf(joinCall)).toHaveLength(1))
    expect(way()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('goes by the server’s clock', async () => {
    // The device is two hours behind.
    at('07:30:00')
    noteServerDate('Sat, 06 Mar 2027 09:30:00 GMT')
    openEvent({ own })
    expect(await screen.findByText('You can join from 09:50, in 20 min.')).toBeVisible()
  })

  it('is told by the own clock, and not counted hours before', async () => {
    at('06:00:00')
    openEvent({ own }, {}, { zone: 'Asia/Tokyo' })
    expect(await screen.findByText('You can join from 18:50.')).toBeVisible()
  })

  it.each([
    ['the end', '12:00:00', withLink, null],
    ['a cancelled one', '10:00:00', { ...withLink, state: 'cancelled' as const }, null],
    [
      'who has no place',
      '10:00:00',
      { own: makeOwnPlace() },
      'The link is for those with a place.',
    ],
    [
      'who waits',
      '10:00:00',
      { own: makeOwnPlace({ state: 'waiting', queuePlace: 1 }) },
      'The link is for those with a place.',
    ],
    ['a room', '10:00:00', { own, sessions: [makeEventSession({ isOnline: false })] }, null],
  ])('is not there for %s', async (_, time, changes, words) => {
    at(time)
    openEvent(changes)
    expect(await screen.findByRole('heading', { name: 'Vectors' })).toBeVisible()
    if (words !== null) expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull()
    expect(screen.queryByText(/You can join from/)).toBeNull()
  })

  it('is kept from whoever views the portal of a student', async () => {
    at('10:00:00')
    const { network } = openEvent({ own }, {}, { claims: { isImpersonating: true } })
    expect(
      await screen.findByText('It can be joined now. The link is for the student alone.'),
    ).toBeVisible()
    expect(way()).toBeNull()
    expect(network.requestsOf(eventCall)).toHaveLength(1)
  })

  it('is there for admins, whose coming is not noted', async () => {
    at('10:00:00')
    const { network } = openEvent({ ...withLink, isGiver: true }, {}, { role: 'Admin' })
    fireEvent.click(await screen.findByRole('link', { name: 'Join Vectors at meet.example' }))
    expect(network.requestsOf(joinCall)).toEqual([])
  })

  it('is named by its session in a course', async () => {
    at('10:00:00')
    const sessions = [makeEventSession({ title: 'Morning', joinLink: link })]
    openEvent({ own, sessions }, {}, { kind: 'course' })
    expect(await screen.findByRole('link', { name: 'Join Morning at meet.example' })).toBeVisible()
    expect(screen.getAllByText('Live now')[0]).toBeVisible()
  })
})
