import { ApiError } from '@portal/shared/api'
import { expectNoAxeViolations, fakeDate, screen, waitFor, within } from '@portal/shared/testing'
import { partOfText } from '@portal/shared/writing-rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { pieceCall } from '../submissions.queries.ts'
import { makePiece, makeVersionRow, testPieceId } from '../submissions.testing.ts'
import {
  findEditor,
  leavePageNow,
  openPiece,
  saveCall,
  saved,
  writeInto,
} from './piece.testing.tsx'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const text = [{ insert: 'Prisons punish. Courts judge. More.\n' }]

describe('an essay', () => {
  it('is written beside its task, and counted', async () => {
    openPiece(makePiece())
    expect(await screen.findByRole('heading', { level: 1, name: 'On punishment' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Page breadcrumb' })).toBeVisible()
    const editor = await findEditor()
    await waitFor(() => expect(editor).toHaveTextContent('Prisons punish. Courts judge.'))
    const task = within(await screen.findByRole('region', { name: 'Task' }))
    expect(task.getByText('Argue for one side.')).toBeVisible()
    expect(task.getByText('Length: 500 to 600 words')).toBeVisible()
    expect(task.getByText('Argument (100%): Reasons that hold')).toBeVisible()
    // It scrolls where it is higher than the window, and has nothing else to be reached by keys.
    const beside = screen.getByRole('complementary', { name: 'Comments and task' })
    beside.focus()
    expect(beside).toHaveFocus()
    expect(screen.getByText('Should prisons be abolished? · LNAT · 4 words')).toBeVisible()
    expect(screen.getByText('Saved')).toBeVisible()
    await writeInto(editor, ' More.')
    expect(await screen.findByText('Should prisons be abolished? · LNAT · 5 words')).toBeVisible()
    await screen.findByRole('toolbar')
    await expectNoAxeViolations()
  })

  it('is saved on the revision that it stands on, and is never called saved before', async () => {
    const sending = Promise.withResolvers<typeof saved>()
    const { network } = openPiece(makePiece(), { [saveCall]: () => sending.promise })
    await writeInto(await findEditor(), ' More.')
    expect(await screen.findByText('This browser keeps nothing; wait for Saved')).toBeVisible()
    await leavePageNow()
    await waitFor(() => expect(network.requestsOf(saveCall)).toHaveLength(1))
    expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
      ...{ pieceId: testPieceId, baseRevision: 3, parts: [{ ops: text }] },
    })
    expect(screen.queryByText('Saved')).toBeNull()
    sending.resolve(saved)
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('says what the server says of a text that it does not take, and keeps it', async () => {
    const message = 'The draft has more than 200,000 characters.'
    openPiece(makePiece(), { [saveCall]: new ApiError({ status: 413, message }) })
    const editor = await findEditor()
    await writeInto(editor, ' More.')
    await leavePageNow()
    expect(await screen.findByText(message)).toBeVisible()
    expect(editor).toHaveTextContent('More.')
  })

  it('is joined with what another device wrote, which is said once', async () => {
    const { user, network } = openPiece(makePiece(), {
      [saveCall]: new ApiError({ status: 409, message: 'There is a newer draft.' }),
    })
    const editor = await findEditor()
    await writeInto(editor, ' More.')
    const theirs = partOfText('First. Prisons punish. Courts judge.')
    network.answer({
      [pieceCall]: makePiece({
        draft: { revision: 7, savedAt: null, device: null, parts: [theirs] },
      }),
      [saveCall]: ({ body }) =>
        body.baseRevision === 7
          ? { ...saved, revision: 8 }
          : new ApiError({ status: 409, message: 'There is a newer draft.' }),
    })
    await leavePageNow()
    expect(await screen.findByText('Joined with what you wrote on another device')).toBeVisible()
    await waitFor(() =>
      expect(editor).toHaveTextContent('First. Prisons punish. Courts judge. More.'),
    )
    await leavePageNow()
    expect(await screen.findByText('Saved')).toBeVisible()
    const { body } = network.requestsOf(saveCall).at(-1) ?? {}
    expect(body).toMatchObject({ baseRevision: 7, keep: [{ ops: text }] })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Joined with what you wrote on another device')).toBeNull()
  })

  it('asks before it is left where the device keeps nothing', async () => {
    const { user } = openPiece(makePiece(), {
      [saveCall]: () => new Promise(() => undefined),
    })
    await writeInto(await findEditor(), ' More.')
    await screen.findByText('This browser keeps nothing; wait for Saved')
    await user.click(screen.getByRole('tab', { name: /^Versions/ }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Submissions' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  })

  it('has what was typed when its tab is opened again', async () => {
    const { user } = openPiece(makePiece({ versions: [makeVersionRow()] }), { [saveCall]: saved })
    await writeInto(await findEditor(), ' More.')
    await user.click(screen.getByRole('tab', { name: /^Versions/ }))
    expect(await screen.findByRole('region', { name: 'Version 2' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Write' }))
    await waitFor(async () => expect(await findEditor()).toHaveTextContent('Courts judge. More.'))
  })
})

describe('a piece that is only read', () => {
  it.each([
    ['without the right', makePiece({ isReadOnly: true, mayHandIn: false }), {}],
    ['by a parent', makePiece(), { isImpersonating: true }],
  ])('%s has its text and nothing to change it', async (_name, read, claims) => {
    openPiece(read, {}, { claims })
    const page = within(await screen.findByRole('tabpanel', { name: 'Text' }))
    expect(page.getAllByText('Prisons punish. Courts judge.')[0]).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull()
    expect(screen.queryByText('Saved')).toBeNull()
    await expectNoAxeViolations()
  })
})

it('says so where there is no such piece', async () => {
  openPiece(new ApiError({ status: 404, message: 'Not found' }))
  expect(await screen.findByRole('heading', { name: 'This piece is not here' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All submissions' })).toHaveAttribute(
    'href',
    '/resources/submissions?tab=essays',
  )
})

it('says that it could not be loaded', async () => {
  openPiece(new ApiError({ status: 403, message: 'No.' }))
  expect(await screen.findByText('The piece could not be loaded')).toBeVisible()
})
