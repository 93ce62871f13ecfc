import type { CallAnswer } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  renderScreen,
  screen,
  tellLive,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Month, TutorTarget } from './targets.queries.ts'
import TargetsScreen from './targets.screen.tsx'

const saveCall = 'POST /Target/tutor/Target/SaveTarget'
const dropCall = 'POST /Target/tutor/Target/DropTarget'
const listCall = 'GET /Target/tutor/Target/GetTargets'
const monthCall = 'GET /Target/tutor/Target/GetMyMonth'

const target: TutorTarget = {
  ...{ id: testUid(1), studentId: testUid(2), studentName: 'Ada Lee', title: 'Forces by heart' },
  ...{ measure: 'topic mastery', about: 'Forces', topicId: 4, sectionId: null, version: 3 },
  ...{ tutorName: 'Tom Grey', start: 40, goal: 70, now: 50, progress: 33.3 },
  ...{ setOn: '2026-11-01', dueOn: '2026-12-01', status: 'at risk' },
  why: '33% of the way with 50% of the time gone',
}
const month: Month = {
  ...{ month: '2026-11', delivered: 6.5, planned: 8, reportsInTime: 3, reportsDue: 4 },
  ...{ markedInTime: 0, markedDue: 0, ratingAverage: 9.2, ratingCount: 5 },
}
const form: CallAnswer<'GET /Target/tutor/Target/GetTargetForm'> = {
  today: '2026-11-16',
  topics: [
    { topicId: 4, name: 'Forces', subjectName: 'Mechanics', partName: 'Physics', mastery: 41.7 },
    { topicId: 5, name: 'Waves', subjectName: 'Waves', partName: 'Physics', mastery: null },
  ],
  parts: [{ sectionId: 7, name: 'ESAT Physics', bestScore: null }],
}

function renderTargets(calls: FakeCalls = {}, path = '/tutor-targets') {
  return renderScreen(<TargetsScreen />, {
    path,
    route: '/tutor-targets',
    role: 'Tutor',
    calls: {
      [listCall]: { targets: [target], totalCount: 1 },
      [monthCall]: month,
      'GET /Target/tutor/Target/GetTargetForm': form,
      'GET /Student/Summary/FindStudents': {
        students: [{ studentId: testUid(2), name: 'Ada Lee', programName: 'Premium' }],
      },
      ...calls,
    },
  })
}

beforeEach(() => fakeDate('2026-11-16T12:00:00Z'))

describe('the targets of a tutor', () => {
  it('stand with progress, status and why', async () => {
    renderTargets()
    const table = await screen.findByRole('table', { name: 'Targets' })
    expect(within(table).getAllByText('Forces by heart')[0]).toBeVisible()
    expect(within(table).getByText('50% of 70%')).toBeVisible()
    expect(within(table).getByText('At risk')).toBeVisible()
    expect(within(table).getByText('33% of the way with 50% of the time gone')).toBeVisible()
    await expectNoAxeViolations()
  })

  it('are filtered by status and student in the address', async () => {
    const { network } = renderTargets({}, `/tutor-targets?status=missed&student=${testUid(2)}`)
    await screen.findByRole('table', { name: 'Targets' })
    expect(network.requestsOf(listCall)[0]?.query).toMatchObject({
      status: 'missed',
      studentId: testUid(2),
    })
  })

  it('say what a target is when there is none, and try again where they cannot be loaded', async () => {
    renderTargets({ [listCall]: { targets: [], totalCount: 0 } })
    expect(await screen.findByText('No target yet')).toBeVisible()
  })

  it('are set by mastery of a topic, beside which stands where the student is', async () => {
    const { user, network } = renderTargets({ [saveCall]: { id: testUid(9), version: 1 } })
    await user.click(await screen.findByRole('button', { name: 'New target' }))
    const dialog = await screen.findByRole('dialog', { name: 'New target' })
    await user.click(within(dialog).getByRole('button', { name: 'Set target' }))
    expect(await within(dialog).findByText('Choose the student')).toBeVisible()
    expect(within(dialog).getByText('Say what the target is')).toBeVisible()
    await user.type(within(dialog).getByRole('combobox', { name: 'Student' }), 'Ada')
    await user.click(await screen.findByRole('option', { name: /Ada Lee/ }))
    await user.type(within(dialog).getByLabelText('What is to be reached'), 'Waves')
    await user.selectOptions(await within(dialog).findByLabelText('Topic'), 'Waves (not begun)')
    await user.type(within(dialog).getByLabelText('Goal'), '70')
    await user.type(within(dialog).getByRole('textbox', { name: /By/ }), '01/12/2026')
    await user.tab()
    await expectNoAxeViolations()
    await user.click(within(dialog).getByRole('button', { name: 'Set target' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf(saveCall)[0]?.body).toEqual({
      ...{ studentId: testUid(2), title: 'Waves', measure: 'topic mastery', topicId: 5 },
      ...{ sectionId: null, goal: 70, now: null, dueOn: '2026-12-01' },
    })
    expect(network.requestsOf(listCall).length).toBeGreaterThan(1)
  })

  it('by hand ask where the student stands', async () => {
    const { user } = renderTargets()
    await user.click(await screen.findByRole('button', { name: 'New target' }))
    const dialog = await screen.findByRole('dialog', { name: 'New target' })
    await user.selectOptions(within(dialog).getByLabelText('Measured by'), 'Noted by hand')
    expect(within(dialog).getByLabelText('Now')).toBeVisible()
    expect(within(dialog).queryByLabelText('Topic')).toBeNull()
  })

  it('are changed with their version, and what was typed stays where somebody was before', async () => {
    const byHand: TutorTarget = {
      ...target,
      ...{ measure: 'by hand', about: null, topicId: null, start: 0, goal: 3, now: 1 },
    }
    const { user, network } = renderTargets({
      [listCall]: { targets: [byHand], totalCount: 1 },
      [saveCall]: { id: testUid(1), version: 4 },
    })
    await user.click(await screen.findByRole('button', { name: /Edit.*Forces by heart/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Change: Forces by heart' })
    await user.clear(within(dialog).getByLabelText('Now'))
    await user.type(within(dialog).getByLabelText('Now'), '2')
    await user.click(within(dialog).getByRole('button', { name: 'Save target' }))
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
        ...{ id: testUid(1), version: 3, measure: 'by hand', now: 2, goal: 3, topicId: null },
      }),
    )
  })

  it('are given up with a reason', async () => {
    const { user, network } = renderTargets({ [dropCall]: undefined })
    await user.click(await screen.findByRole('button', { name: /Give up.*Forces by heart/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Give up: Forces by heart' })
    await user.click(within(dialog).getByRole('button', { name: 'Give up target' }))
    expect(await within(dialog).findByText('Say why')).toBeVisible()
    await user.type(within(dialog).getByLabelText('Why'), 'Another course')
    await user.click(within(dialog).getByRole('button', { name: 'Give up target' }))
    await waitFor(() =>
      expect(network.requestsOf(dropCall)[0]?.body).toEqual({
        ...{ id: testUid(1), version: 3, reason: 'Another course' },
      }),
    )
  })

  it('are neither changed nor given up once they are met', async () => {
    renderTargets({ [listCall]: { targets: [{ ...target, status: 'met' }], totalCount: 1 } })
    await screen.findByRole('table', { name: 'Targets' })
    expect(screen.queryByRole('button', { name: /Give up/ })).toBeNull()
  })

  it('are asked for again when the server tells of a change', async () => {
    const { network } = renderTargets()
    await screen.findByRole('table', { name: 'Targets' })
    tellLive()
    await waitFor(() => expect(network.requestsOf(listCall)).toHaveLength(2))
  })
})

describe('the tutor’s own month', () => {
  it('has hours of planned, what was in time and the mean rating, with a dash for what is not yet', async () => {
    renderTargets()
    expect(await screen.findByText('6.5 h')).toBeVisible()
    expect(screen.getByText('of 8 h planned')).toBeVisible()
    expect(screen.getByText('3 of 4')).toBeVisible()
    expect(screen.getByText('Nothing to mark yet')).toBeVisible()
    expect(screen.getByText('9.2 of 10')).toBeVisible()
  })

  it('says why there is no mean of fewer than five', async () => {
    renderTargets({ [monthCall]: { ...month, ratingAverage: null, ratingCount: 4 } })
    expect(await screen.findByText('4 ratings: shown from 5 on')).toBeVisible()
  })

  it('is chosen in the address', async () => {
    const { user, network } = renderTargets({}, '/tutor-targets?month=2026-10')
    await screen.findByText('6.5 h')
    expect(network.requestsOf(monthCall)[0]?.query).toEqual({ month: '2026-10' })
    await user.selectOptions(screen.getByLabelText('Month'), 'September 2026')
    await waitFor(() =>
      expect(network.requestsOf(monthCall)[1]?.query).toEqual({ month: '2026-09' }),
    )
  })

  it('is the present one where the address names none that is offered', async () => {
    const { network } = renderTargets({}, '/tutor-targets?month=1999-01')
    await screen.findByText('6.5 h')
    expect(network.requestsOf(monthCall)[0]?.query).toEqual({})
  })
})
