import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  makePoolItem,
  makeQueue,
  makeQueueItem,
  queueCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import SubmissionsScreen from './submissions.screen.tsx'
import { type Rubric, type Task, tasksCall } from './writing.queries.ts'

const queueCall = 'GET /Marking/tutor/Marking/GetQueue'
const rubricsCall = 'GET /Writing/admin/Rubric/GetRubrics'
const saveTask = 'POST /Writing/admin/Task/SaveTask'
const saveRubric = 'POST /Writing/admin/Rubric/SaveRubric'

const task: Task = {
  ...{ taskId: testUid(300), kind: 'essay', title: 'Is doubt useful?', admissionTest: 'LNAT' },
  ...{ brief: '<p>Write.</p>', writtenBrief: '<p>Write.</p>', minWords: 500, maxWords: 750 },
  ...{ questions: null, maxCharacters: null, criteria: [], admissionTestId: 3, pieces: 4 },
  ...{ rubricId: testUid(400), rubricName: 'Essays', asksCheck: true, state: 'published' },
  ...{ version: 2, updatedAt: '2026-11-20T09:00:00Z' },
}
const levels = [
  { points: 100, label: 'Excellent', description: 'Always' },
  { points: 50, label: 'Developing', description: '' },
]
const rubric: Rubric = {
  ...{ rubricId: testUid(400), name: 'Essays', kind: 'essay', number: 3, tasks: 2, openItems: 5 },
  criteria: [
    { key: 'a', title: 'Argument', description: 'It leads somewhere.', weight: 60, levels },
    { key: 'b', title: 'Evidence', description: '', weight: 40, levels },
  ],
}

beforeEach(() => fakeDate('2026-11-24T09:00:00Z'))

const open = (search = '', calls: FakeCalls = {}) =>
  renderScreen(<SubmissionsScreen />, {
    ...{ role: 'Admin', path: `/submissions${search}` },
    calls: queueCalls({
      [tasksCall]: { tasks: [task], totalCount: 1 },
      [rubricsCall]: [rubric, { ...rubric, rubricId: testUid(401), name: 'Statements' }],
      ...calls,
    }),
  })

describe('all submissions', () => {
  it('are listed with their schools, those that are open at first, and open read-only', async () => {
    const { network, container } = open('', {
      [queueCall]: makeQueue(
        [makeQueueItem({ schoolName: 'Hill School' }), makePoolItem({ mayClaim: false })],
        { mine: 0, pool: 1, overdue: 1 },
      ),
    })
    const row = within(await screen.findByRole('row', { name: /Ada Lee/ }))
    expect(row.getByText('Hill School')).toBeVisible()
    expect(row.getByRole('link')).toHaveAttribute('href', `/submissions?item=${testUid(500)}`)
    expect(network.requestsOf(queueCall)[0]?.query).toEqual({
      ...{ pageNo: '1', pageSize: '20', state: 'open' },
    })
    expect(screen.queryByRole('button', { name: /^Mine/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
    expect(await screen.findByRole('button', { name: 'CSV' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: /Student/ })).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('are filtered at a press, by school and by who marks them', async () => {
    const school = testUid(90)
    const { user, network } = open(`?school=${school}`, {
      'GET /System/admin/Calendar/FindSchools': { schools: [{ id: school, name: 'Hill School' }] },
    })
    const asked = () => network.requestsOf(queueCall).at(-1)?.query
    await waitFor(() => expect(asked()).toMatchObject({ schoolId: school }))
    await user.click(await screen.findByRole('button', { name: /^In the pool/ }))
    await waitFor(() =>
      expect(asked()).toMatchObject({ schoolId: school, marker: 'pool', state: 'open' }),
    )
    await user.click(screen.getByRole('button', { name: /^In the pool/, pressed: true }))
    await screen.findByRole('option', { name: 'Noor Haq' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Marker' }), 'Noor Haq')
    await waitFor(() => expect(asked()?.marker).toBe(testUid(61)))
    expect(asked()?.state).toBe('open')
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'All states')
    await waitFor(() => expect(asked()?.state).toBeUndefined())
  })

  it('open at the desk', async () => {
    const { network } = open(`?item=${testUid(500)}`, {
      'GET /Marking/tutor/Marking/GetItem': new ApiError({ status: 404, message: 'Gone.' }),
    })
    expect(await screen.findByRole('button', { name: 'Back to the queue' })).toBeVisible()
    expect(network.requestsOf('GET /Marking/tutor/Marking/GetItem')).toHaveLength(1)
  })
})

describe('tasks', () => {
  const edit = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Edit Is doubt useful?' }))
    return within(await screen.findByRole('dialog', { name: 'Edit Is doubt useful?' }))
  }

  it('are listed with their pieces, and archived with the way back', async () => {
    const { user, network } = open('?tab=tasks', {
      [saveTask]: { taskId: testUid(300), version: 3 },
    })
    const row = within(await screen.findByRole('row', { name: /Is doubt useful/ }))
    for (const text of ['500 to 750 words', 'Published', 'Checked', '4', '4 days ago']) {
      expect(row.getByText(text)).toBeVisible()
    }
    await user.click(row.getByRole('button', { name: /^Archive/ }))
    expect(await screen.findByText('“Is doubt useful?” is archived.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(saveTask).map(({ body }) => body)).toMatchObject([
        { state: 'archived', version: 2, admissionTestId: 3 },
        { state: 'published', version: 3 },
      ]),
    )
  })

  it('are written with a preview; what is wrong is said at its field', async () => {
    const { user, network } = open('?tab=tasks', {
      [saveTask]: { taskId: testUid(301), version: 1 },
    })
    await user.click(await screen.findByRole('button', { name: 'New task' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New task' }))
    await user.click(dialog.getByRole('button', { name: 'Save task' }))
    expect((await dialog.findAllByText('Choose criteria')).length).toBeGreaterThan(0)
    await user.type(dialog.getByLabelText('Title'), 'On maps')
    await user.type(dialog.getByLabelText(/^Most words/), '300')
    await user.type(dialog.getByLabelText(/^Least words/), '400')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Criteria' }), 'Essays')
    expect(
      (await dialog.findAllByText('The most words are fewer than the least')).length,
    ).toBeGreaterThan(0)
    await user.clear(dialog.getByLabelText(/^Least words/))
    await user.click(dialog.getByRole('button', { name: 'Preview' }))
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    expect(preview.getByRole('heading', { name: 'On maps' })).toBeVisible()
    expect(preview.getByText('300 words or fewer')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save task' }))
    expect(await screen.findByText('“On maps” is saved.')).toBeVisible()
    expect(network.requestsOf(saveTask)[0]?.body).toEqual({
      ...{ kind: 'essay', title: 'On maps', brief: '', admissionTestId: null, minWords: null },
      ...{ maxWords: 300, rubricId: testUid(400), asksCheck: false, state: 'draft' },
    })
  })

  it('keep what was typed where somebody else saved meanwhile, and show what changed', async () => {
    const { user, network } = open('?tab=tasks')
    const dialog = await edit(user)
    const title = dialog.getByLabelText('Title')
    await user.clear(title)
    await user.type(title, 'Is doubt of use?')
    network.answer({
      [tasksCall]: { tasks: [{ ...task, version: 3, title: 'Why doubt?' }], totalCount: 1 },
      [saveTask]: new ApiError({
        ...{ status: 409, message: 'The task has been changed by somebody else meanwhile.' },
      }),
    })
    await user.click(dialog.getByRole('button', { name: 'Save task' }))
    expect((await dialog.findAllByText(/Somebody else/)).length).toBeGreaterThan(0)
    expect(dialog.getAllByText(/Why doubt\?/).length).toBeGreaterThan(0)
    expect(title).toHaveValue('Is doubt of use?')
  })

  it('keep their kind once there are pieces', async () => {
    const { user } = open('?tab=tasks')
    const dialog = await edit(user)
    expect(dialog.getByRole('radio', { name: 'Personal statement' })).toBeDisabled()
  })

  it('say that there is none', async () => {
    open('?tab=tasks', { [tasksCall]: { tasks: [], totalCount: 0 } })
    expect(await screen.findByText('No task yet')).toBeVisible()
  })
})

describe('criteria', () => {
  const edit = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Edit Essays' }))
    return within(await screen.findByRole('dialog', { name: 'Edit Essays' }))
  }

  it('say what they weigh, and what is open by them', async () => {
    const { container } = open('?tab=criteria')
    const card = within(await screen.findByRole('region', { name: 'Essays' }))
    for (const text of ['Argument', '60% · 2 levels', '2 tasks', '5 open submissions']) {
      expect(card.getByText(text)).toBeVisible()
    }
    await expectNoAxeViolations(container)
  })

  it('are saved as a new version once the weights sum to 100', async () => {
    const { user, network } = open('?tab=criteria', {
      [saveRubric]: { rubricId: testUid(400), number: 4 },
    })
    const dialog = await edit(user)
    expect(dialog.getByText(/What was handed in keeps the one that it had/)).toBeVisible()
    expect(dialog.getByText('The weights sum to 100.')).toBeVisible()
    const evidence = within(dialog.getByRole('region', { name: 'Evidence' }))
    const weight = evidence.getByLabelText('Weight in %')
    await user.clear(weight)
    await user.type(weight, '30')
    expect(dialog.getByText('The weights sum to 90; 10 are missing.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save as version 4' }))
    expect((await dialog.findAllByText('The weights must sum to 100')).length).toBeGreaterThan(0)
    expect(network.requestsOf(saveRubric)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Add a criterion' }))
    const added = within(dialog.getByRole('region', { name: 'Criterion 3' }))
    expect(added.getByLabelText('Weight in %')).toHaveValue(10)
    await user.type(added.getByLabelText('Title of criterion 3'), 'Style')
    await user.click(dialog.getByRole('button', { name: 'Save as version 4' }))
    expect(await screen.findByText('“Essays” is saved as version 4.')).toBeVisible()
    expect(network.requestsOf(saveRubric)[0]?.body).toMatchObject({
      ...{ rubricId: testUid(400), number: 3, name: 'Essays', kind: 'essay' },
      criteria: [
        { key: 'a', weight: 60 },
        { key: 'b', weight: 30 },
        { title: 'Style', weight: 10 },
      ],
    })
  })

  it('are put in order by keys, and shown as their marker sees them', async () => {
    const { user } = open('?tab=criteria')
    const dialog = await edit(user)
    await user.click(dialog.getByRole('button', { name: 'Preview' }))
    const preview = within(dialog.getByRole('region', { name: 'Preview' }))
    const names = () => preview.getAllByRole('radiogroup').map((group) => group.textContent)
    expect(names()[0]).toContain('Argument (60%)')
    expect(preview.getAllByRole('radio', { name: /Excellent \(100\)/ })).toHaveLength(2)
    const order = within(dialog.getByRole('region', { name: 'Order of the criteria' }))
    await user.click(order.getByRole('button', { name: /Argument/, expanded: false }))
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(names()[0]).toContain('Evidence (40%)'))
    await expectNoAxeViolations()
  })

  it('lose and gain levels, but keep two', async () => {
    const { user } = open('?tab=criteria')
    const dialog = await edit(user)
    const argument = within(dialog.getByRole('region', { name: 'Argument' }))
    expect(argument.queryByRole('button', { name: 'Remove level 1' })).toBeNull()
    await user.click(argument.getByRole('button', { name: 'Add a level' }))
    expect(argument.getAllByLabelText('Points')).toHaveLength(3)
    await user.click(argument.getByRole('button', { name: 'Remove level 1' }))
    expect(argument.getAllByLabelText('Points')).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Remove Evidence' }))
    expect(dialog.getByText('The weights sum to 60; 40 are missing.')).toBeVisible()
  })

  it('say that there are none, and what could not be loaded', async () => {
    const { unmount } = open('?tab=criteria', { [rubricsCall]: [] })
    expect(await screen.findByText('No criteria yet')).toBeVisible()
    unmount()
    open('?tab=criteria', { [rubricsCall]: new ApiError({ status: 400, message: 'No.' }) })
    expect(await screen.findByText('The criteria could not be loaded')).toBeVisible()
  })
})
