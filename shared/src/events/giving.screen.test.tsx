import {
  expectNoAxeViolations,
  type FakeCalls,
  makeEvent,
  makeEventFile,
  makeEventSession,
  screen,
  testEventId,
  testSessionId,
  testUid,
  waitFor,
} from '@portal/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSending } from '../files/fake-sending.testing.ts'
import { kept, pdf } from '../files/files.testing.ts'
import { openEvent } from './event.testing.tsx'
import { eventCall, type ShownEvent } from './events.queries.ts'

const addCall = 'POST /Event/tutor/Event/AddFile'
const removeCall = 'POST /Event/tutor/Event/RemoveFile'
const recordCall = 'POST /Event/tutor/Event/SetRecording'
const assetId = testUid(340)

let sending: ReturnType<typeof fakeSending>
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-03-06T13:00:00Z'), toFake: ['Date'] })
  sending = fakeSending()
})
afterEach(() => {
  sending.restore()
  vi.useRealTimers()
})

const open = (tab: string, changes: Partial<ShownEvent> = {}, calls: FakeCalls = {}) =>
  openEvent({ isGiver: true, ...changes }, calls, { role: 'Tutor', search: `?tab=${tab}` })

describe('files', () => {
  it('are reached by their tab, and taken away with a way back', async () => {
    const { user, network, address } = openEvent(
      { isGiver: true, files: [makeEventFile({ shownFrom: '2027-03-06T12:00:00Z' })] },
      { [removeCall]: undefined },
      { role: 'Tutor' },
    )
    await user.click(await screen.findByRole('tab', { name: /^Files/ }))
    expect(address()).toBe(`/seminars/vectors/${testEventId}?tab=files`)
    expect(await screen.findByText(/^Slides, 2 kB, for learners from/)).toBeVisible()
    network.answer({ [eventCall]: makeEvent({ isGiver: true }) })
    await user.click(screen.getByRole('button', { name: 'Remove slides.pdf' }))
    expect(await screen.findByText('slides.pdf is taken away.')).toBeVisible()
    expect(await screen.findByText('No file yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(removeCall).map(({ body }) => body)).toEqual([
        { id: makeEventFile().id, isRestored: false },
        { id: makeEventFile().id, isRestored: true },
      ]),
    )
  })

  it('are added: what it is, to which session, and only after the end', async () => {
    const { user, network, container } = open(
      'files',
      {
        kind: 'course',
        sessions: [
          makeEventSession({ title: 'Morning' }),
          makeEventSession({ id: testUid(311), title: 'Afternoon' }),
        ],
      },
      { [addCall]: { id: testUid(331) } },
    )
    await user.click(await screen.findByRole('button', { name: 'Add file' }))
    expect((await screen.findAllByText('Choose a file'))[0]).toBeVisible()
    await expectNoAxeViolations(container)
    await user.upload(screen.getByLabelText('File'), pdf('handout.pdf'))
    ;(await sending.request(0)).answer(200, { ...kept, name: 'handout.pdf' })
    await screen.findByText(/^handout\.pdf \(/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'What it is' }), 'Handout')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Belongs to' }), testUid(311))
    await user.click(screen.getByRole('checkbox', { name: /^Only after the end/ }))
    await user.click(screen.getByRole('button', { name: 'Add file' }))
    expect(await screen.findByText('The file is added.')).toBeVisible()
    expect(network.requestsOf(addCall).map(({ body }) => body)).toEqual([
      {
        ...{ eventId: testEventId, sessionId: testUid(311), fileId: kept.id },
        ...{ kind: 'handout', isAfterEnd: true },
      },
    ])
    // The form is ready for another.
    await waitFor(() => expect(screen.queryByText(/^handout\.pdf \(/)).toBeNull())
  })
})

describe('a recording', () => {
  it('is not there before anything has begun', async () => {
    vi.setSystemTime('2027-03-06T09:59:00Z')
    open('recording')
    expect(await screen.findByText('No session has begun yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add link' })).toBeNull()
  })

  it('is a link by https, and is taken away with a way back', async () => {
    const { user, network } = open('recording', {}, { [recordCall]: undefined })
    const field = await screen.findByRole('textbox', { name: 'Or a link' })
    await user.type(field, 'http://vimeo.com/1')
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Enter an address that begins with https:/),
    )
    expect(network.requestsOf(recordCall)).toEqual([])
    const link = 'https://vimeo.com/1'
    await user.clear(field)
    await user.type(field, link)
    const recording = { assetId: null, link }
    network.answer({
      [eventCall]: makeEvent({ isGiver: true, sessions: [makeEventSession({ recording })] }),
    })
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    expect(await screen.findByText('The recording is added.')).toBeVisible()
    expect(await screen.findByRole('link', { name: new RegExp(link) })).toHaveAttribute(
      'href',
      link,
    )
    await user.click(screen.getByRole('button', { name: 'Remove the recording' }))
    expect(await screen.findByText('The recording is taken away.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(recordCall).map(({ body }) => body)).toEqual([
        { sessionId: testSessionId, assetId: null, link },
        { sessionId: testSessionId, assetId: null, link: null },
        { sessionId: testSessionId, assetId: null, link },
      ]),
    )
  })

  it('is a film that is sent in parts', async () => {
    const { user, network } = open(
      'recording',
      {},
      {
        'POST /Media/Upload/Begin': {
          ...{ uploadId: kept.id, partBytes: 5_242_880, parts: 1, received: [] },
        },
        [recordCall]: undefined,
      },
    )
    const film = new File(['film'], 'vectors.mp4', { type: 'video/mp4' })
    await user.upload(await screen.findByLabelText('Film'), film)
    ;(await sending.request(0)).answer(200, { received: [1] })
    ;(await sending.request(1)).answer(200, {
      ...{ ...kept, name: 'vectors.mp4' },
      asset: { assetId, state: 'checking' },
    })
    expect(await screen.findByText('The recording is added.')).toBeVisible()
    expect(network.requestsOf('POST /Media/Upload/Begin')[0]?.body).toMatchObject({
      ...{ kind: 'video', name: 'vectors.mp4', area: 'seminar' },
    })
    expect(network.requestsOf(recordCall)[0]?.body).toEqual({
      ...{ sessionId: testSessionId, assetId, link: null },
    })
  })

  it.each([
    ['checking', 'The film is being checked. It can be watched in a moment.'],
    ['ready', 'The film can be watched.'],
    ['failed', 'The film cannot be played'],
  ] as const)('says of a film that is %s how it stands', async (state, words) => {
    const failure = 'This is HEVC, which many browsers cannot play. Export it as H.264.'
    open(
      'recording',
      { sessions: [makeEventSession({ recording: { assetId, link: null } })] },
      {
        'GET /Media/Asset/GetAsset': {
          ...{ assetId, name: 'vectors.mp4', state, failure: state === 'failed' ? failure : '' },
          ...{ durationSeconds: null, width: null, height: null, area: 'seminar', renditions: [] },
          ...{ captions: [], poster: null, usedBy: [] },
        },
      },
    )
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByText(failure) !== null).toBe(state === 'failed')
    expect(screen.queryByRole('link', { name: 'Watch it' }) !== null).toBe(state !== 'failed')
  })
})
