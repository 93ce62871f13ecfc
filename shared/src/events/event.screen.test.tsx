import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  makeEvent,
  makeEventFile,
  makeEventSession,
  makeOwnPlace,
  savedFiles,
  screen,
  tellLive,
  testEventId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openEvent } from './event.testing.tsx'
import { eventCall, type ShownEvent } from './events.queries.ts'

beforeEach(() => fakeDate('2027-03-05T09:00:00Z'))

const factOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

describe('the page of an event', () => {
  it('has its facts, timetable, files and a calendar file', async () => {
    const saved = savedFiles()
    const { user, network, container } = openEvent(
      {
        title: 'x'.repeat(200),
        waiting: 2,
        recordingFor: 'everyone',
        files: [makeEventFile()],
        sessions: [makeEventSession({ place: 'Room 4' })],
      },
      {
        'GET /Event/Event/GetCalendarFile': new Blob(['BEGIN:VCALENDAR']),
        'GET /Seminar/Seminar/ViewSeminarFileById': new Blob(['%PDF']),
      },
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'x'.repeat(200) })).toBeVisible()
    expect(factOf('With')).toBe('Owen Pike')
    expect(factOf('Places')).toBe('12 of 20 places, 2 waiting')
    expect(factOf('For')).toBe('Engineering')
    expect(factOf('Registration')).toBe('Open')
    expect(factOf('Recordings')).toBe('For everyone')
    expect(screen.getByText(/6 March 2027, 10:00 to 12:00$/)).toBeVisible()
    expect(screen.getByText('Room 4')).toBeVisible()
    expect(screen.getByText('Bring a ruler.')).toBeVisible()
    expect(screen.getByText('Slides, 2 kB')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Download slides.pdf' }))
    await waitFor(() => expect(saved).toEqual(['slides.pdf']))
    await user.click(screen.getByRole('button', { name: 'Download .ics' }))
    await waitFor(() => expect(saved).toEqual(['slides.pdf', 'vectors.ics']))
    expect(network.requestsOf('GET /Event/Event/GetCalendarFile')[0]?.query).toEqual({
      id: testEventId,
    })
    await expectNoAxeViolations(container)
  })

  it('tells times by the own zone, and by that of the session where it differs', async () => {
    openEvent({}, {}, { zone: 'America/New_York' })
    expect(await screen.findByText(/6 March 2027, 05:00 to 07:00$/)).toBeVisible()
    expect(screen.getByText(/10:00 to 12:00 in London$/)).toBeVisible()
  })

  it('has a timetable of a course, each session with its own files', async () => {
    const { user, network } = openEvent(
      {
        sessions: [
          makeEventSession({ title: 'Morning' }),
          makeEventSession({
            ...{ id: testUid(311), title: 'Afternoon' },
            ...{ startsAt: '2027-03-06T13:00:00Z', endsAt: '2027-03-06T15:00:00Z' },
          }),
        ],
        files: [makeEventFile({ sessionId: testUid(311), kind: 'handout' })],
      },
      { 'GET /Course/Course/ViewCourseFileById': new Blob(['%PDF']) },
      { kind: 'course' },
    )
    expect(await screen.findByRole('heading', { name: 'Timetable' })).toBeVisible()
    const saved = savedFiles()
    const afternoon = screen.getByText('Afternoon').closest('li')
    if (afternoon === null) throw new Error('No such session')
    await user.click(within(afternoon).getByRole('button', { name: 'Download slides.pdf' }))
    await waitFor(() => expect(saved).toEqual(['slides.pdf']))
    expect(network.requestsOf('GET /Course/Course/ViewCourseFileById')).toHaveLength(1)
  })

  it('says why a file could not be had', async () => {
    const message = 'This file is not there.'
    const { user } = openEvent(
      { files: [makeEventFile()] },
      {
        'GET /Seminar/Seminar/ViewSeminarFileById': new ApiError({
          ...{ status: 404, message, serverMessage: message },
        }),
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Download slides.pdf' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('says of one that is cancelled why, and offers nothing', async () => {
    openEvent({
      ...{ state: 'cancelled', reason: 'The tutor is ill.' },
      own: makeOwnPlace({ state: 'registered', mayRegister: false }),
    })
    const alert = await screen.findByText('This seminar is cancelled')
    expect(alert).toBeVisible()
    expect(screen.getByText('The tutor is ill.')).toBeVisible()
    expect(screen.getByText('Cancelled')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText(/You can join from/)).toBeNull()
  })

  it.each([
    [404, 'This is not there'],
    [422, 'This page could not be loaded'],
  ])('says what %i means', async (status, title) => {
    openEvent({}, { [eventCall]: new ApiError({ status, message: 'No.' }) })
    expect(await screen.findByText(title)).toBeVisible()
  })

  it('tries again', async () => {
    const { user, network } = openEvent(
      {},
      { [eventCall]: new ApiError({ status: 422, message: 'No.' }) },
    )
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.answer({ [eventCall]: makeEvent() })
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Vectors' })).toBeVisible()
  })

  it.each<[string, Partial<ShownEvent>, string]>([
    ['is cancelled', { state: 'cancelled' }, 'This seminar has just been cancelled.'],
    ['is full', { registered: 20 }, 'This seminar is full now.'],
    [
      'is moved',
      { sessions: [makeEventSession({ startsAt: '2027-03-06T10:30:00Z' })] },
      'The times of this seminar have just changed.',
    ],
  ])('tells whoever looks at it that it %s', async (_, changes, news) => {
    const { network } = openEvent()
    await screen.findByRole('heading', { name: 'Vectors' })
    network.answer({ [eventCall]: makeEvent(changes) })
    tellLive()
    expect(await screen.findByText(news)).toBeVisible()
  })

  it('tells who waits that a place has become free', async () => {
    const waiting = makeOwnPlace({ state: 'waiting', queuePlace: 1, mayRegister: false })
    const { network } = openEvent({ registered: 20, waiting: 1, own: waiting })
    expect(await screen.findByText(/^You are 1st in the queue\./)).toBeVisible()
    const own = makeOwnPlace({ state: 'registered', mayRegister: false, mayCancel: true })
    network.answer({ [eventCall]: makeEvent({ registered: 20, own }) })
    tellLive()
    expect(await screen.findByText('A place has become free, and it is yours.')).toBeVisible()
    expect(screen.getByText('You have a place.')).toBeVisible()
  })

  it('is edited by admins, and has tabs for those who give it alone', async () => {
    openEvent({ isGiver: true }, {}, { role: 'Admin' })
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/seminars?edit=${testEventId}`,
    )
    expect(screen.getByRole('tablist', { name: 'About this seminar' })).toBeVisible()
    expect(screen.queryByText('Your place')).toBeNull()
  })

  it('has no tabs for a tutor who does not give it', async () => {
    openEvent({}, {}, { role: 'Tutor', search: '?tab=attendees' })
    expect(await screen.findByText('Bring a ruler.')).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })
})
