import { ApiError, type CallInput } from '@portal/shared/api'
import type { Application } from '@portal/shared/application'
import {
  expectNoAxeViolations,
  type FakeCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import ApplicationTab from './application-tab.tsx'

const readCall = 'GET /Application/Application/GetApplication'
const saveChoice = 'POST /Application/Application/SaveChoice'
const removeChoice = 'POST /Application/Application/RemoveChoice'
const saveTest = 'POST /Application/Application/SaveRegistration'
const removeTest = 'POST /Application/Application/RemoveRegistration'

const choice = (number: number, university: string) => ({
  id: testUid(number),
  version: 1,
  position: number,
  university,
  course: 'Engineering',
  courseCode: 'H100',
  offer: 'none yet' as const,
  conditions: '',
})
const test = {
  id: testUid(50),
  version: 1,
  testName: 'ESAT',
  admissionTestId: 1,
  sitsOn: '2027-10-12',
  centre: 'School',
  state: 'planned' as const,
  result: '',
}

let application: Application

/** A server that keeps what is saved, one version after the other. */
const calls: FakeCalls = {
  [readCall]: () => structuredClone(application),
  [saveChoice]: ({ body }: CallInput<typeof saveChoice>) => {
    const { id = testUid(99), version = 0, ...values } = body
    const others = application.choices.filter((one) => one.id !== id)
    const saved = { ...values, courseCode: values.courseCode, id, version: version + 1 }
    application.choices = others
      .toSpliced(body.position - 1, 0, saved)
      .map((one, at) => ({ ...one, position: at + 1 }))
    return { id, version: version + 1 }
  },
  [removeChoice]: ({ body }: CallInput<typeof removeChoice>) => {
    application.choices = application.choices.filter(({ id }) => id !== body.id)
    return undefined
  },
  [saveTest]: ({ body }: CallInput<typeof saveTest>) => {
    const { id = testUid(98), version = 0, ...values } = body
    const others = application.registrations.filter((one) => one.id !== id)
    application.registrations = [
      ...others,
      { ...values, id, version: version + 1, testName: 'ESAT' },
    ]
    return { id, version: version + 1 }
  },
  [removeTest]: () => {
    application.registrations = []
    return undefined
  },
  'GET /Subject/AdmissionTest': [{ id: 1, name: 'ESAT' }],
}

beforeEach(() => {
  sessionStorage.clear()
  application = {
    choices: [choice(1, 'Cambridge'), choice(2, 'Oxford')],
    registrations: [test],
    statementStatus: null,
  }
})

const render = (more: FakeCalls = {}) =>
  renderScreen(
    <>
      <h1>Application</h1>
      <ApplicationTab />
    </>,
    { calls: { ...calls, ...more } },
  )

const row = async (university: string) =>
  within(
    (await screen.findAllByRole('listitem')).find((item) =>
      within(item).queryByDisplayValue(university),
    ) ?? document.body,
  )

describe('courses', () => {
  it('save themselves when they are left, on top of the version that was looked at', async () => {
    const { user, network } = render()
    const field = (await row('Cambridge')).getByLabelText('Course')
    await user.type(field, ' Science')
    await user.tab()
    await waitFor(() => expect(network.requestsOf(saveChoice)).toHaveLength(1))
    expect(network.requestsOf(saveChoice)[0]?.body).toEqual({
      ...choice(1, 'Cambridge'),
      course: 'Engineering Science',
    })
    expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0)
    await user.type(field, 's')
    await user.tab()
    await waitFor(() => expect(network.requestsOf(saveChoice)).toHaveLength(2))
    expect(network.requestsOf(saveChoice)[1]?.body).toMatchObject({ version: 2 })
    await expectNoAxeViolations()
  })

  it('ask for conditions once an offer has some', async () => {
    const { user, network } = render()
    const first = await row('Cambridge')
    expect(first.queryByLabelText('Conditions')).toBeNull()
    await user.selectOptions(first.getByLabelText('Offer'), 'Conditional offer')
    await user.type(await first.findByLabelText('Conditions'), 'A*AA')
    await user.tab()
    await waitFor(() =>
      expect(network.requestsOf(saveChoice).at(-1)?.body).toMatchObject({
        offer: 'conditional',
        conditions: 'A*AA',
      }),
    )
  })

  it('keep what cannot be saved, and say why', async () => {
    const { user, network } = render()
    const first = await row('Cambridge')
    await user.clear(first.getByLabelText('University'))
    await user.tab()
    expect(await first.findByText('Say which university')).toBeVisible()
    expect(await first.findByText('On this device only. Say which university.')).toBeVisible()
    expect(network.requestsOf(saveChoice)).toHaveLength(0)
  })

  it('show what another tab has saved beside what was typed, and take either', async () => {
    const stale = {
      by: 'Maya Clarke',
      at: '2027-03-03T12:00:00Z',
      version: 5,
      values: { ...choice(1, 'Cambridge'), course: 'Law' },
      changed: ['course'],
    }
    const refusal = new ApiError({ status: 409, message: 'Changed meanwhile.', data: stale })
    const { user, network } = render({ [saveChoice]: refusal })
    const first = await row('Cambridge')
    await user.type(first.getByLabelText('Course'), '!')
    await user.tab()
    expect(await first.findByText('Cambridge, Law, H100, None yet')).toBeVisible()
    expect(first.getByLabelText('Course')).toHaveValue('Engineering!')
    await expectNoAxeViolations()
    network.answer(calls)
    await user.click(first.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(network.requestsOf(saveChoice).at(-1)?.body).toMatchObject({
        version: 5,
        course: 'Engineering!',
      }),
    )
    network.answer({ [saveChoice]: refusal })
    await user.type(first.getByLabelText('Course'), '?')
    await user.tab()
    await user.click(await first.findByRole('button', { name: 'Take that' }))
    expect(first.getByLabelText('Course')).toHaveValue('Law')
  })

  it('are put in order, and their own move is nobody else’s change', async () => {
    const { user, network } = render()
    await row('Cambridge')
    await user.click(screen.getByRole('button', { name: 'More for Oxford, Engineering' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await waitFor(() =>
      expect(network.requestsOf(saveChoice)[0]?.body).toMatchObject({
        id: testUid(2),
        version: 1,
        position: 1,
      }),
    )
    await waitFor(() =>
      expect(
        screen.getAllByLabelText('University').map((field) => (field as HTMLInputElement).value),
      ).toEqual(['Oxford', 'Cambridge']),
    )
  })

  it('are added at the end, five at most', async () => {
    const { user, network } = render()
    await row('Cambridge')
    await user.click(screen.getByRole('button', { name: 'Add a course' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a course' }))
    await user.click(dialog.getByRole('button', { name: 'Add the course' }))
    expect(await dialog.findByText('Say which university')).toBeVisible()
    await user.type(dialog.getByLabelText('University'), 'Bristol')
    await user.type(dialog.getByLabelText('Course'), 'Physics')
    await user.click(dialog.getByRole('button', { name: 'Add the course' }))
    await row('Bristol')
    expect(network.requestsOf(saveChoice)[0]?.body).toEqual({
      position: 3,
      university: 'Bristol',
      course: 'Physics',
      courseCode: '',
      offer: 'none yet',
      conditions: '',
    })
  })

  it('take no sixth', async () => {
    application.choices = [1, 2, 3, 4, 5].map((number) => choice(number, `University ${number}`))
    render()
    await row('University 1')
    expect(screen.getByRole('button', { name: 'Add a course' })).toBeDisabled()
    expect(screen.getByText(/^UCAS takes five courses/)).toBeVisible()
  })

  it('are removed with a way back, also the last one', async () => {
    application.choices = [choice(1, 'Cambridge')]
    const { user, network } = render()
    await row('Cambridge')
    await user.click(screen.getByRole('button', { name: 'Remove Cambridge, Engineering' }))
    expect(await screen.findByText('No courses yet')).toBeVisible()
    expect(network.requestsOf(removeChoice)[0]?.body).toEqual({ id: testUid(1), version: 1 })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Cambridge')
    const { id: _id, version: _version, ...values } = choice(1, 'Cambridge')
    expect(network.requestsOf(saveChoice)[0]?.body).toEqual(values)
  })
})

describe('tests', () => {
  it('save themselves, with a result once it is in', async () => {
    const { user, network } = render()
    const first = await row('School')
    expect(first.queryByLabelText('Result')).toBeNull()
    await user.selectOptions(first.getByLabelText('State'), 'Result in')
    await user.type(await first.findByLabelText('Result'), '6.2')
    await user.tab()
    await waitFor(() =>
      expect(network.requestsOf(saveTest).at(-1)?.body).toMatchObject({
        state: 'result in',
        result: '6.2',
        sitsOn: '2027-10-12',
      }),
    )
    await expectNoAxeViolations()
  })

  it('are added with or without a date', async () => {
    application.registrations = []
    const { user, network } = render()
    expect(await screen.findByText('No tests yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a test' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a test' }))
    await user.click(dialog.getByRole('button', { name: 'Add the test' }))
    expect(await dialog.findByText('Choose a test')).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('Test'), 'ESAT')
    await user.click(dialog.getByRole('button', { name: 'Add the test' }))
    await waitFor(() =>
      expect(network.requestsOf(saveTest)[0]?.body).toEqual({
        admissionTestId: 1,
        sitsOn: null,
        centre: '',
        state: 'planned',
        result: '',
      }),
    )
    expect(await screen.findByRole('heading', { name: 'ESAT' })).toBeVisible()
  })

  it('are removed with a way back', async () => {
    const { user, network } = render()
    await row('School')
    await user.click(screen.getByRole('button', { name: 'Remove ESAT, 12 Oct 2027' }))
    expect(await screen.findByText('No tests yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(saveTest)[0]?.body).toMatchObject({ sitsOn: '2027-10-12' }),
    )
  })
})

it('fails in words and tries again', async () => {
  const { user, network } = render({
    [readCall]: new ApiError({ status: 400, message: 'Not now.' }),
  })
  expect(await screen.findByText('Your application could not be loaded')).toBeVisible()
  network.answer(calls)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await row('Cambridge')
})
