import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  makeEvent,
  makeEventFile,
  makeEventSession,
  makeOwnPlace,
  screen,
  testEventId,
  testSessionId,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeVideo } from '../video-player/fake-video.testing.ts'
import { filmCalls } from '../video-player/film-player.testing.tsx'
import { openEvent } from './event.testing.tsx'
import { eventCall } from './events.queries.ts'

const rateCall = 'POST /Event/Event/Rate'
const assetId = testUid(340)

beforeEach(() => fakeDate('2027-03-07T09:00:00Z'))

const came = makeOwnPlace({ state: 'registered', mayRegister: false, mayRate: true })
const rated = { stars: 4, comment: 'Clear.', ratedAt: '2027-03-06T13:00:00Z' }
const film = { assetId, link: null }

describe('a seminar that is over', () => {
  it('has what the student was marked, the recording in the player, and the files', async () => {
    fakeVideo()
    const { user, network, address } = openEvent(
      {
        own: came,
        sessions: [makeEventSession({ attendance: 'late', recording: film })],
        files: [makeEventFile({ name: 'after.pdf', kind: 'handout' })],
      },
      filmCalls(),
    )
    expect(await screen.findByText('Late')).toBeVisible()
    expect(screen.getByText('Over')).toBeVisible()
    expect(screen.getByText('You had a place.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download after.pdf' })).toBeVisible()
    const watch = screen.getByRole('button', { name: 'Watch the recording of Vectors' })
    expect(watch).toHaveAttribute('aria-expanded', 'false')
    await user.click(watch)
    expect(address()).toBe(`/seminars/vectors/${testEventId}?watch=${testSessionId}`)
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
    expect(network.requestsOf('POST /Media/Playback/Start')[0]?.body).toEqual({ assetId })
    await user.click(screen.getByRole('button', { name: 'Close the recording of Vectors' }))
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    expect(address()).toBe(`/seminars/vectors/${testEventId}`)
  })

  it('leads to a recording elsewhere', async () => {
    const link = 'https://vimeo.com/1'
    openEvent({ sessions: [makeEventSession({ recording: { assetId: null, link } })] })
    const way = await screen.findByRole('link', {
      name: 'Watch the recording of Vectors at vimeo.com',
    })
    expect(way).toHaveAttribute('href', link)
    expect(way).toHaveAttribute('target', '_blank')
    expect(document.querySelector('iframe, video')).toBeNull()
  })

  it('has no recording where the server gives none, and no place to be had', async () => {
    openEvent({ own: makeOwnPlace({ mayRegister: false, reasons: ['It is over.'] }) })
    expect(await screen.findByText('Over')).toBeVisible()
    expect(screen.queryByText(/recording of/)).toBeNull()
    expect(screen.queryByText('Your place')).toBeNull()
    expect(screen.queryByRole('form', { name: 'Your rating' })).toBeNull()
  })
})

describe('a rating', () => {
  it('is given in stars by keys, and in words', async () => {
    const { user, network, container } = openEvent({ own: came }, { [rateCall]: undefined })
    const radio = await screen.findByRole('radio', { name: '4 stars' })
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: 'Send rating' }))
    expect((await screen.findAllByText('Choose 1 to 5 stars'))[0]).toBeVisible()
    expect(network.requestsOf(rateCall)).toEqual([])
    radio.focus()
    await user.keyboard(' ')
    await user.type(screen.getByLabelText(/^In words/), 'Clear.')
    network.answer({ [eventCall]: makeEvent({ own: { ...came, rating: rated } }) })
    await user.click(screen.getByRole('button', { name: 'Send rating' }))
    expect(await screen.findByText('Thank you. Your rating is kept.')).toBeVisible()
    expect(network.requestsOf(rateCall)[0]?.body).toEqual({
      ...{ id: testEventId, stars: 4, comment: 'Clear.' },
    })
    expect(await screen.findByRole('button', { name: 'Change rating' })).toBeVisible()
  })

  it('is changed', async () => {
    const { user, network } = openEvent(
      { own: { ...came, rating: rated } },
      { [rateCall]: undefined },
    )
    expect(await screen.findByRole('radio', { name: '4 stars' })).toBeChecked()
    expect(screen.getByLabelText(/^In words/)).toHaveValue('Clear.')
    await user.click(screen.getByRole('radio', { name: '1 star' }))
    await user.click(screen.getByRole('button', { name: 'Change rating' }))
    await waitFor(() =>
      expect(network.requestsOf(rateCall)[0]?.body).toMatchObject({ stars: 1, comment: 'Clear.' }),
    )
  })

  it('is only read once it can be changed no more', async () => {
    openEvent({ own: { ...came, mayRate: false, rating: rated } })
    expect(await screen.findByText('4 of 5 stars')).toBeVisible()
    expect(screen.getByText('Clear.')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('that is refused says so', async () => {
    const message = 'Only those who were there can rate it.'
    const { user } = openEvent(
      { own: { ...came, rating: rated } },
      { [rateCall]: new ApiError({ status: 422, message, serverMessage: message }) },
    )
    await user.click(await screen.findByRole('radio', { name: '5 stars' }))
    await user.click(screen.getByRole('button', { name: 'Change rating' }))
    expect(await screen.findByText('Your rating could not be sent')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
  })

  it('is not given while the portal of a student is viewed', async () => {
    openEvent({ own: came }, {}, { claims: { isImpersonating: true } })
    expect(await screen.findByRole('button', { name: 'Send rating' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})
