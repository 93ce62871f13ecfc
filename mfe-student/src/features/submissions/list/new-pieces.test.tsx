import { ApiError } from '@portal/shared/api'
import { chooseInRow, fakeDate, screen, testUid, waitFor, within } from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { essaysCall, tasksCall } from '../submissions.queries.ts'
import { makeEssay, makeLast, makeTask, testPieceId } from '../submissions.testing.ts'
import { listOf, openList, path } from './list.testing.tsx'

const newEssayCall = 'POST /essay/essay'
const newStatementCall = 'POST /personal-statement/personal-statement'
const renameCall = 'POST /Writing/Writing/UpdatePiece'
const removeCall = 'POST /Writing/Writing/RemovePiece'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

describe('what a tutor has set', () => {
  const set = makeTask({ setBy: 'Tom Tutor', dueOn: '2026-12-04', note: 'Be brief.' })

  it('stands on top with its day and note, and is started from there', async () => {
    const { user, network, address } = openList({
      [tasksCall]: {
        tasks: [set, makeTask({ taskId: testUid(9), title: 'Other' })],
        totalCount: 2,
      },
      [newEssayCall]: { id: testUid(7) },
      'GET /Writing/Writing/GetPiece': new ApiError({ status: 404, message: '' }),
    })
    const region = within(await screen.findByRole('region', { name: 'Set for you' }))
    expect(region.getByText('Set by Tom Tutor · due Fri 4 Dec · 500 to 600 words')).toBeVisible()
    expect(region.getByText('Be brief.')).toBeVisible()
    expect(region.queryByText('Other')).toBeNull()
    await user.click(region.getByRole('button', { name: `Start ${set.title}` }))
    await waitFor(() => expect(address()).toBe(`${path}?tab=essays&piece=${testUid(7)}`))
    expect(network.requestsOf(newEssayCall)[0]?.body).toEqual({
      ...{ title: set.title, taskId: set.taskId },
    })
  })

  it('has the focus where a notice leads to it', async () => {
    const other = makeTask({ taskId: testUid(9), title: 'Other', setBy: 'Tom Tutor' })
    openList(
      { [tasksCall]: { tasks: [set, other], totalCount: 2 } },
      { at: `${path}?tab=essays&task=${other.taskId}` },
    )
    expect(await screen.findByRole('button', { name: 'Start Other' })).toHaveFocus()
  })

  it('says why it could not be started', async () => {
    const message = 'You have 60 pieces; delete one first.'
    const { user } = openList({
      [tasksCall]: { tasks: [set], totalCount: 1 },
      [newEssayCall]: new ApiError({ status: 422, message }),
    })
    await user.click(await screen.findByRole('button', { name: `Start ${set.title}` }))
    expect(await screen.findByText(message)).toBeVisible()
  })
})

describe('a new piece', () => {
  it('is an essay on a task that is found by its test', async () => {
    const task = makeTask({ taskId: testUid(8) })
    const { user, network, address } = openList({
      [tasksCall]: { tasks: [task], totalCount: 1 },
      [newEssayCall]: { id: testUid(7) },
    })
    await user.click(await screen.findByRole('button', { name: 'New essay' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New essay' }))
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Test' }), 'LNAT')
    await waitFor(() =>
      expect(network.requestsOf(tasksCall).at(-1)?.query).toMatchObject({ admissionTestId: '3' }),
    )
    await user.click(await dialog.findByRole('radio', { name: /Should prisons be abolished/ }))
    await user.click(dialog.getByRole('button', { name: 'Start writing' }))
    await waitFor(() => expect(address()).toBe(`${path}?tab=essays&piece=${testUid(7)}`))
    expect(network.requestsOf(newEssayCall)[0]?.body).toEqual({
      ...{ title: task.title, taskId: task.taskId },
    })
  })

  it('is an essay on a question of one’s own', async () => {
    const { user, network } = openList({ [newEssayCall]: { id: testUid(7) } })
    await user.click(await screen.findByRole('button', { name: 'New essay' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New essay' }))
    await user.click(dialog.getByRole('button', { name: 'Start writing' }))
    expect((await dialog.findAllByText('Choose a task')).length).toBeGreaterThan(0)
    // The title, which may be left out, would have come from there.
    expect(dialog.queryByText(/Enter a title/)).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'My own question' }))
    await user.type(dialog.getByLabelText(/^Question/), 'What is law?')
    await user.click(dialog.getByRole('button', { name: 'Start writing' }))
    await waitFor(() =>
      expect(network.requestsOf(newEssayCall)[0]?.body).toEqual({
        ...{ title: 'What is law?', question: 'What is law?' },
      }),
    )
  })

  it('is a statement for a course and a year; a limit is said and nothing typed is lost', async () => {
    const message = 'You have 5 personal statements; delete one first.'
    const { user, network } = openList(
      { [newStatementCall]: new ApiError({ status: 422, message }) },
      { at: `${path}?tab=statements` },
    )
    await user.click(await screen.findByRole('button', { name: 'New statement' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New statement' }))
    await user.type(dialog.getByLabelText(/^Course/), 'Law')
    await user.selectOptions(dialog.getByLabelText(/^Year of entry/), '2027')
    await user.click(dialog.getByRole('button', { name: 'Start writing' }))
    expect(await dialog.findByText(message, { exact: false })).toBeVisible()
    expect(dialog.getByLabelText(/^Course/)).toHaveValue('Law')
    expect(network.requestsOf(newStatementCall)[0]?.body).toEqual({
      ...{ course: 'Law', entryYear: 2027 },
    })
  })
})

describe('the menu of a piece', () => {
  it('renames it', async () => {
    const { user, network } = openList({
      [essaysCall]: listOf([makeEssay()]),
      [renameCall]: undefined,
    })
    await chooseInRow(user, 'On punishment', 'Rename')
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }))
    await user.clear(dialog.getByLabelText('Title'))
    await user.type(dialog.getByLabelText('Title'), 'On mercy')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.requestsOf(renameCall)[0]?.body).toEqual({
      ...{ pieceId: testPieceId, title: 'On mercy' },
    })
  })

  it('deletes it, and takes it back', async () => {
    const { user, network } = openList({
      [essaysCall]: listOf([makeEssay()]),
      [removeCall]: ({ body }) => {
        network.answer({ [essaysCall]: listOf(body.isRemoved ? [] : [makeEssay()]) })
        return undefined
      },
    })
    await chooseInRow(user, 'On punishment', 'Delete')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Submissions' })).toHaveFocus(),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(network.requestsOf(removeCall).map(({ body }) => body)).toEqual([
        { pieceId: testPieceId, isRemoved: true },
        { pieceId: testPieceId, isRemoved: false },
      ]),
    )
  })

  it('leads to its history, and deletes nothing that was handed in', async () => {
    const { user } = openList({ [essaysCall]: listOf([makeEssay({ last: makeLast() })]) })
    await user.click(await screen.findByRole('button', { name: 'What to do with On punishment' }))
    expect(await screen.findByRole('menuitem', { name: 'History' })).toHaveAttribute(
      'href',
      `${path}?tab=essays&piece=${testPieceId}&open=history`,
    )
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  })
})
