import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  type FakeCalls,
  fakeDate,
  queueCalls,
  renderScreen,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import SubmissionsScreen from './submissions.screen.tsx'
import { type SetTask, setTasksCall, type Task, tasksCall } from './tasks.queries.ts'

const itemCall = 'GET /Marking/tutor/Marking/GetItem'
const setCall = 'POST /Writing/tutor/Task/SetForStudents'
const removeCall = 'POST /Writing/tutor/Task/RemoveSetTask'

const task: Task = {
  ...{ taskId: testUid(300), kind: 'essay', title: 'Is doubt useful?', admissionTest: 'LNAT' },
  ...{ brief: '<p>Write for a reader who disagrees.</p>', minWords: 500, maxWords: 750 },
  ...{ questions: null, maxCharacters: null, setBy: null, dueOn: null, note: null },
  criteria: [{ title: 'Argument', description: 'It leads somewhere.', weight: 100 }],
}
const given: SetTask = {
  ...{ taskId: testUid(300), title: 'Is doubt useful?', kind: 'essay', isBegun: false },
  ...{ studentId: testUid(2), studentName: 'Ada Lee', dueOn: '2026-12-01', note: 'As agreed.' },
}

beforeEach(() => fakeDate('2026-11-24T09:00:00Z'))

const open = (search = '', calls: FakeCalls = {}, role: 'Tutor' | 'Senior Tutor' = 'Tutor') =>
  renderScreen(<SubmissionsScreen />, {
    ...{ role, path: `/submissions${search}` },
    calls: queueCalls({
      [tasksCall]: { tasks: [task], totalCount: 1 },
      [setTasksCall]: { setTasks: [given], totalCount: 1 },
      'GET /Marking/tutor/CommentBank/GetComments': [],
      'GET /Student/Summary/FindStudents': {
        students: [
          { studentId: testUid(2), name: 'Ada Lee', programName: 'Premium' },
          { studentId: testUid(3), name: 'Ben Moss', programName: 'Basic' },
        ],
      },
      ...calls,
    }),
  })

describe('the page', () => {
  it('has queue, tasks and comments for tutors, and markers for senior tutors', async () => {
    const { user, address, unmount } = open()
    const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
    expect(await screen.findByRole('row', { name: /Ada Lee/ })).toBeVisible()
    expect(names()).toEqual(['Queue', 'Tasks', 'My comments'])
    await user.click(screen.getByRole('tab', { name: 'My comments' }))
    expect(await screen.findByText('No comment yet')).toBeVisible()
    expect(address()).toBe('/submissions?tab=bank')
    unmount()
    open('?tab=markers', {}, 'Senior Tutor')
    expect(await screen.findByRole('row', { name: /Iris Vale/ })).toBeVisible()
    expect(names()).toContain('Markers')
  })

  it('shows no markers to a tutor, whatever the address says', async () => {
    open('?tab=markers')
    expect(await screen.findByRole('tab', { name: 'Queue', selected: true })).toBeVisible()
  })

  it('opens the desk of the item in the address, and goes back to the list as it was', async () => {
    const { user, network, address } = open(`?state=marked&item=${testUid(500)}`, {
      [itemCall]: new ApiError({ status: 409, message: 'Claim it first.' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Back to the queue' }))
    expect(await screen.findByRole('tab', { name: 'Queue', selected: true })).toBeVisible()
    expect(address()).toBe('/submissions?state=marked')
    expect(network.requestsOf(itemCall)[0]?.query).toEqual({ itemId: testUid(500) })
  })
})

describe('tasks', () => {
  const search = '?tab=tasks'
  const tasks = () => screen.findByRole('region', { name: 'Tasks to set' })

  it('are read with what they are marked by', async () => {
    const { user } = open(search)
    const list = within(await tasks())
    const row = within(await list.findByRole('row', { name: /Is doubt useful/ }))
    for (const text of ['Essay', 'LNAT', '500 to 750 words']) {
      expect(row.getByText(text)).toBeVisible()
    }
    await user.click(row.getByRole('button', { name: /^Read/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Is doubt useful?' }))
    expect(await dialog.findByText('Write for a reader who disagrees.')).toBeVisible()
    expect(dialog.getByText('Argument, 100%')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Set for students' }))
    expect(await screen.findByRole('dialog', { name: 'Set “Is doubt useful?”' })).toBeVisible()
  })

  it('are set for students with a day; who was passed over is named, and it is taken back', async () => {
    const { user, network } = open(search, {
      [removeCall]: undefined,
      [setCall]: {
        set: 1,
        skipped: [
          {
            ...{ studentId: testUid(3), name: 'Ben Moss' },
            why: 'The programme does not include essays.',
          },
        ],
      },
    })
    const list = within(await tasks())
    await user.click(await list.findByRole('button', { name: /^Set for students Is doubt/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set “Is doubt useful?”' }))
    await user.click(dialog.getByRole('button', { name: 'Set task' }))
    expect((await dialog.findAllByText('Choose a student')).length).toBeGreaterThan(0)
    const pick = async (name: string, at: string) => {
      await user.click(dialog.getByRole('combobox', { name: at }))
      await user.click(await dialog.findByRole('option', { name: new RegExp(name) }))
    }
    await pick('Ada Lee', 'Student')
    await user.click(dialog.getByRole('button', { name: 'Another student' }))
    await pick('Ben Moss', 'Student 2')
    await user.type(dialog.getByRole('textbox', { name: 'To be handed in by' }), '05/12/2026')
    await user.tab()
    await user.click(dialog.getByRole('button', { name: 'Set task' }))
    expect(
      await screen.findByText(/Passed over: Ben Moss. The programme does not include essays./),
    ).toHaveTextContent('“Is doubt useful?” is set for 1 student')
    expect(network.requestsOf(setCall)[0]?.body).toEqual({
      ...{ taskId: testUid(300), studentIds: [testUid(2), testUid(3)], note: '' },
      dueOn: '2026-12-05',
    })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(removeCall).map(({ body }) => body)).toEqual([
        { taskId: testUid(300), studentId: testUid(2) },
      ]),
    )
  })

  it('that are set can be taken back while they are not begun, and set again', async () => {
    const { user, network } = open(search, {
      [setTasksCall]: {
        setTasks: [
          given,
          { ...given, studentId: testUid(3), studentName: 'Ben Moss', isBegun: true },
        ],
        totalCount: 2,
      },
      [removeCall]: undefined,
      [setCall]: { set: 1, skipped: [] },
    })
    const list = within(await screen.findByRole('region', { name: 'Set by you' }))
    const ben = await list.findByRole('row', { name: /Ben Moss/ })
    expect(within(ben).getByText('Begun')).toBeVisible()
    expect(within(ben).queryByRole('button')).toBeNull()
    await user.click(list.getByRole('button', { name: 'Remove Is doubt useful? of Ada Lee' }))
    expect(
      await screen.findByText('“Is doubt useful?” is no longer set for Ada Lee.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(setCall)[0]?.body).toEqual({
        ...{ taskId: testUid(300), studentIds: [testUid(2)], dueOn: '2026-12-01' },
        note: 'As agreed.',
      }),
    )
  })

  it('stay where the student has begun meanwhile', async () => {
    const message = 'The student has begun to write, so the task stays.'
    const { user, network } = open(search, { [removeCall]: new ApiError({ status: 409, message }) })
    await user.click(await screen.findByRole('button', { name: /^Remove Is doubt/ }))
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(network.requestsOf(setTasksCall)).toHaveLength(2))
  })

  it('say that there is none, and what could not be loaded', async () => {
    const failed = new ApiError({ status: 400, message: 'No.' })
    open(search, { [tasksCall]: { tasks: [], totalCount: 0 }, [setTasksCall]: failed })
    expect(await screen.findByText('No task yet')).toBeVisible()
    expect(await screen.findByText('What you have set could not be loaded')).toBeVisible()
  })
})
