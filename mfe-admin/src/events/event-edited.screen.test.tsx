import { ApiError } from '@portal/shared/api'
import {
  chooseInRow,
  fakeDate,
  makeEvent,
  makeEventSession,
  screen,
  testEventId,
  testSessionId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveCall } from './events.queries.ts'
import { editorOf, expectSaid, openEvents } from './events.testing.tsx'

const eventCall = 'GET /Event/Event/GetEvent'
const saved = { id: testEventId, version: 1, clashes: [] }

beforeEach(() => fakeDate('2027-03-01T09:00:00Z'))

describe('a seminar that is there', () => {
  it('is edited from its list by the clocks of its zone, with its version', async () => {
    const session = makeEventSession({ timeZone: 'America/New_York', joinLink: 'https://a.test/' })
    const { user, network } = openEvents({
      [eventCall]: makeEvent({ sessions: [session] }),
      [saveCall]: { ...saved, version: 4 },
    })
    await chooseInRow(user, 'Vectors', 'Edit')
    const { editor, type, save } = await editorOf(user, 'Edit Vectors')
    expect(editor.getByLabelText('From')).toHaveValue('05:00')
    expect(editor.getByLabelText('Until')).toHaveValue('07:00')
    expect(editor.getByRole('combobox', { name: 'Tutor' })).toHaveValue('Owen Pike')
    await type('Until', '08:00')
    await save('Save')
    await expectSaid('Vectors is saved.')
    expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
      ...{ id: testEventId, version: 3, degreeGroupIds: [4], tutorIds: [testUid(320)] },
      sessions: [
        {
          ...{ id: testSessionId, startsAt: '2027-03-06T05:00', endsAt: '2027-03-06T08:00' },
          ...{ timeZone: 'America/New_York', joinLink: 'https://a.test/' },
        },
      ],
    })
  })

  it('that somebody else changed meanwhile is saved on top of that', async () => {
    const { user, network } = openEvents(
      { [eventCall]: makeEvent(), [saveCall]: new ApiError({ status: 409, message: 'Stale.' }) },
      { search: `?edit=${testEventId}` },
    )
    const { editor, type, save } = await editorOf(user, 'Edit Vectors')
    await type('Title', 'Vectors again')
    network.answer({ [eventCall]: makeEvent({ version: 4, capacity: 25 }) })
    await save('Save')
    expect(await editor.findByText('Somebody else has saved this meanwhile')).toBeVisible()
    expect(await editor.findByText(/^Somebody else changed Places/)).toBeVisible()
    network.answer({ [saveCall]: { ...saved, version: 5 } })
    await user.click(editor.getByRole('button', { name: 'Save mine too' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[1]?.body).toMatchObject({
        ...{ version: 4, title: 'Vectors again', capacity: 25 },
      }),
    )
  })

  it('may have no limit, and gets one back', async () => {
    const { user, network } = openEvents(
      { [eventCall]: makeEvent({ capacity: null }), [saveCall]: saved },
      { search: `?edit=${testEventId}` },
    )
    const { editor, type, save } = await editorOf(user, 'Edit Vectors')
    const open = editor.getByRole('checkbox', { name: 'As many as want to may come' })
    expect(open).toBeChecked()
    await user.click(open)
    await user.clear(editor.getByLabelText('Places'))
    await save('Save')
    expect(editor.getByLabelText('Places')).toHaveAccessibleDescription(
      /Enter how many places there are/,
    )
    expect(network.requestsOf(saveCall)).toEqual([])
    await type('Places', '40')
    await save('Save')
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({ capacity: 40 }),
    )
  })

  it('is not left with what is unsaved before that is asked', async () => {
    const { user, address } = openEvents(
      { [eventCall]: makeEvent() },
      { search: `?edit=${testEventId}` },
    )
    const { editor, type } = await editorOf(user, 'Edit Vectors')
    await type('Title', 'Waves')
    await user.click(editor.getByRole('button', { name: 'Cancel' }))
    expect(address()).toBe(`/seminars?edit=${testEventId}`)
    const asked = await screen.findByRole('alertdialog')
    await user.click(within(asked).getAllByRole('button')[0] ?? asked)
    expect(editor.getByLabelText('Title')).toHaveValue('Waves')
  })

  it('that could not be loaded says so', async () => {
    openEvents(
      { [eventCall]: new ApiError({ status: 404, message: 'Not found.' }) },
      { search: `?edit=${testEventId}` },
    )
    expect(await screen.findByText('The seminar could not be loaded')).toBeVisible()
  })
})

describe('a course', () => {
  it('has sessions that are added, repeated a week later and removed', async () => {
    const sessions = [makeEventSession({ title: 'Morning' })]
    const { user, network } = openEvents(
      { [eventCall]: makeEvent({ kind: 'course', sessions }), [saveCall]: saved },
      { kind: 'course', search: `?edit=${testEventId}` },
    )
    const { editor, save } = await editorOf(user, 'Edit Vectors')
    expect(editor.getByText('1 of 60')).toBeVisible()
    await user.click(editor.getByRole('button', { name: 'A week later the same as session 1' }))
    expect(editor.getByText('2 of 60')).toBeVisible()
    expect(editor.getByText(/13 Mar.*, 10:00 to 12:00$/)).toBeVisible()
    await user.click(editor.getByRole('button', { name: 'Add a session' }))
    expect(editor.getByText('No day yet')).toBeVisible()
    await user.click(editor.getByRole('button', { name: 'Remove session 3' }))
    await save('Save')
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
        kind: 'course',
        sessions: [
          { id: testSessionId, title: 'Morning', startsAt: '2027-03-06T10:00' },
          { title: 'Morning', startsAt: '2027-03-13T10:00', endsAt: '2027-03-13T12:00' },
        ],
      }),
    )
  })
})
