import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  makeEvent,
  screen,
  testEventId,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveCall } from './events.queries.ts'
import { editorOf, expectSaid, openEvents } from './events.testing.tsx'

const eventCall = 'GET /Event/Event/GetEvent'

beforeEach(() => fakeDate('2027-03-01T09:00:00Z'))

const saved = { id: testEventId, version: 1, clashes: [] }

async function newSeminar(calls: Parameters<typeof openEvents>[0] = {}) {
  const opened = openEvents({ [saveCall]: saved, ...calls }, { search: '?edit=new' })
  const form = await editorOf(opened.user, 'New seminar')
  await form.type('Title', 'Waves')
  await opened.user.type(form.editor.getByRole('combobox', { name: 'Tutor' }), 'Owen')
  await opened.user.click(await screen.findByRole('option', { name: /Owen Pike/ }))
  const sent = () => opened.network.requestsOf(saveCall).map(({ body }) => body)
  return { ...opened, ...form, save: () => form.save('Save as a draft'), sent }
}

describe('a new seminar', () => {
  it('is planned by the clocks of its zone, and saved as a draft', async () => {
    const { user, editor, type, day, save, sent, address } = await newSeminar()
    await day('06/03/2027')
    expect(editor.getByLabelText('Last day')).toHaveValue('06/03/2027')
    await type('From', '9.30')
    await type('Until', '11')
    await type('Places', '30')
    await user.type(editor.getByLabelText(/^Place /), 'Room 4')
    await user.type(editor.getByLabelText(/^Link to join/), ' https://meet.example/room')
    await save()
    await expectSaid('Waves is saved as a draft.')
    expect(sent()).toEqual([
      {
        ...{ kind: 'seminar', title: 'Waves', description: '', degreeGroupIds: [] },
        ...{ tutorIds: [testUid(320)], capacity: 30, enrolment: 'open', recordingFor: 'places' },
        sessions: [
          {
            ...{ title: '', startsAt: '2027-03-06T09:30', endsAt: '2027-03-06T11:00' },
            ...{ timeZone: 'Europe/London', place: 'Room 4' },
            joinLink: 'https://meet.example/room',
          },
        ],
      },
    ])
    await waitFor(() => expect(address()).toBe('/seminars'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says at each field what is missing', async () => {
    const { user, network } = openEvents({ [saveCall]: saved }, { search: '?edit=new' })
    const { editor, save } = await editorOf(user, 'New seminar')
    await save('Save as a draft')
    expect(editor.getByLabelText('Title')).toHaveAccessibleDescription(/Enter a title/)
    expect(editor.getByLabelText('Day')).toHaveAccessibleDescription(/Choose a day and a time/)
    expect((await editor.findAllByText(/Choose who gives it|Expected/))[0]).toBeVisible()
    expect(network.requestsOf(saveCall)).toEqual([])
    await expectNoAxeViolations()
  })

  it('does not end before it starts', async () => {
    const { editor, type, day, save, sent } = await newSeminar()
    await day('06/03/2027')
    await type('From', '12:00')
    await type('Until', '11:00')
    await save()
    expect(editor.getByLabelText('Last day')).toHaveAccessibleDescription(/It ends after it starts/)
    expect(sent()).toEqual([])
    await type('Until', '13:00')
    await save()
    await expectSaid('Waves is saved as a draft.')
  })

  it('is not in the hour that the clocks leave out', async () => {
    const { editor, type, day, save, sent } = await newSeminar()
    await day('28/03/2027')
    await type('From', '01:30')
    await type('Until', '03:00')
    await save()
    const lost = /This time does not exist: the clocks go forward over it/
    expect(editor.getByLabelText('Day')).toHaveAccessibleDescription(lost)
    await type('From', '00:30')
    await type('Until', '01:30')
    await save()
    expect(editor.getByLabelText('Day')).not.toHaveAccessibleDescription(lost)
    expect(editor.getByLabelText('Last day')).toHaveAccessibleDescription(lost)
    expect(sent()).toEqual([])
  })

  it('in the hour that the clocks show twice asks which is meant', async () => {
    const { user, editor, type, day, save, sent } = await newSeminar()
    await day('31/10/2027')
    await type('From', '01:30')
    await type('Until', '03:00')
    const asked = await editor.findByRole('radiogroup', {
      name: 'The clocks go back that day and show this time twice. Which is meant?',
    })
    await save()
    expect((await editor.findAllByText('Choose which of the two is meant'))[0]).toBeVisible()
    expect(sent()).toEqual([])
    await user.click(within(asked).getByRole('radio', { name: 'The second, after it' }))
    await save()
    await expectSaid('Waves is saved as a draft.')
    expect(sent()[0]).toMatchObject({
      sessions: [{ startsAt: '2027-10-31T01:30', occurrence: 'second' }],
    })
  })

  it('asks on 25 October 2026 too, and not where the zone has no such hour', async () => {
    vi.setSystemTime('2026-09-01T09:00:00Z')
    const { user, editor, type, day } = await newSeminar()
    await day('25/10/2026')
    await type('From', '01:30')
    expect(await editor.findByRole('radiogroup', { name: /^The clocks go back/ })).toBeVisible()
    const zone = editor.getByRole('combobox', { name: /zone/i })
    await user.click(zone)
    await user.type(zone, 'Tokyo')
    await user.click(await screen.findByRole('option', { name: /Tokyo/ }))
    expect(editor.queryByRole('radiogroup', { name: /^The clocks go back/ })).toBeNull()
  })

  it('has a link by https alone', async () => {
    const { user, editor, day, save, sent } = await newSeminar()
    await day('06/03/2027')
    const link = editor.getByLabelText(/^Link to join/)
    await user.type(link, 'http://meet.example/room')
    await save()
    expect(link).toHaveAccessibleDescription(/Enter an address that begins with https:\/\//)
    expect(sent()).toEqual([])
  })

  it('may have no limit, and places that the office gives out', async () => {
    const { user, editor, day, save, sent } = await newSeminar()
    await day('06/03/2027')
    await user.click(editor.getByRole('checkbox', { name: 'As many as want to may come' }))
    expect(editor.queryByLabelText('Places')).toBeNull()
    await user.click(editor.getByRole('radio', { name: 'We give out the places' }))
    await user.click(editor.getByRole('radio', { name: 'Everyone who has it in the programme' }))
    await save()
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({
        ...{ capacity: null, enrolment: 'by admin', recordingFor: 'everyone' },
      }),
    )
  })

  it('is looked at as learners see it before it is saved', async () => {
    const { user, editor, day, sent } = await newSeminar()
    await day('06/03/2027')
    await user.click(editor.getByRole('button', { name: 'Preview' }))
    const preview = within(await screen.findByRole('dialog', { name: 'As learners see it' }))
    expect((await preview.findAllByText(/6 March 2027, 17:00 to 18:00$/))[0]).toBeVisible()
    expect(preview.getAllByText('Waves')[0]).toBeVisible()
    expect((await preview.findAllByText('Owen Pike'))[0]).toBeVisible()
    expect(preview.getAllByText('0 of 20 places')[0]).toBeVisible()
    expect(preview.queryByRole('button', { name: 'Register' })).toBeNull()
    expect(sent()).toEqual([])
  })

  it('that clashes with what its tutors have is saved, and names it', async () => {
    const { user, day, save, address } = await newSeminar({
      [saveCall]: {
        ...saved,
        clashes: [
          {
            ...{ tutorId: testUid(320), tutorName: 'Owen Pike', info: 'Physics tuition' },
            ...{ startsAt: '2027-03-06T17:00:00Z', endsAt: '2027-03-06T18:00:00Z' },
          },
        ],
      },
      [eventCall]: makeEvent(),
    })
    await day('06/03/2027')
    await save()
    const dialog = await screen.findByRole('dialog', {
      name: 'It is saved, and tutors have something else at that time',
    })
    expect(within(dialog).getByText(/^Owen Pike: Physics tuition, .*17:00 to 18:00$/)).toBeVisible()
    await user.click(within(dialog).getByRole('link', { name: 'Edit it again' }))
    await waitFor(() => expect(address()).toBe(`/seminars?edit=${testEventId}`))
    expect(await screen.findByRole('dialog', { name: 'Edit Vectors' })).toBeVisible()
  })

  it('that the server refuses says why at its field', async () => {
    const message = 'This tutor gives no seminars.'
    const { editor, day, save } = await newSeminar({
      [saveCall]: new ApiError({
        ...{ status: 422, message, serverMessage: message },
        errors: [{ path: 'body.tutorIds.0', message }],
      }),
    })
    await day('06/03/2027')
    await save()
    await waitFor(() =>
      expect(editor.getByRole('combobox', { name: 'Tutor' })).toHaveAccessibleDescription(
        new RegExp(message),
      ),
    )
  })
})
