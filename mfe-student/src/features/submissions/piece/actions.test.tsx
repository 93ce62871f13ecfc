import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  savedFiles,
  screen,
  waitFor,
  within,
} from '@portal/shared/testing'
import { partOfText } from '@portal/shared/writing-rules'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pieceCall, snapshotsCall } from '../submissions.queries.ts'
import { makePiece, makeSnapshots, testPieceId } from '../submissions.testing.ts'
import {
  findEditor,
  leavePageNow,
  openPiece,
  saveCall,
  saved,
  writeInto,
} from './piece.testing.tsx'

const snapshotCall = 'GET /Writing/Writing/GetSnapshot'
const restoreCall = 'POST /Writing/Writing/RestoreSnapshot'
const older = [partOfText('What stood here before.')]
const history = {
  [snapshotsCall]: makeSnapshots(),
  [snapshotCall]: { at: '2026-11-24T09:00:00Z', cause: 'cut', parts: older },
}

beforeEach(() => {
  fakeDate('2026-11-28T10:00:00Z')
  localStorage.clear()
})

type User = ReturnType<typeof openPiece>['user']

async function choose(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

describe('the history', () => {
  it('shows kept states, and brings one back', async () => {
    const { user, network } = openPiece(makePiece(), {
      ...history,
      [saveCall]: saved,
      [restoreCall]: { revision: 5, parts: older },
    })
    const editor = await findEditor()
    await writeInto(editor, ' More.')
    await choose(user, 'History')
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }))
    await user.click(
      await dialog.findByRole('button', { name: /Before much was deleted · 5 words/ }),
    )
    expect(await dialog.findByText('What stood here before.')).toBeVisible()
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(editor).toHaveTextContent('What stood here before.'))
    // What was typed last is saved before, so that it is kept too.
    expect(network.requestsOf(saveCall)).toHaveLength(1)
    expect(network.requestsOf(restoreCall)[0]?.body).toEqual({
      ...{ snapshotId: makeSnapshots()[0]?.snapshotId, baseRevision: 4 },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens by its address, and says why a state could not be restored', async () => {
    const message = 'The draft was changed on another device.'
    const { user, address } = openPiece(
      makePiece(),
      { ...history, [restoreCall]: new ApiError({ status: 409, message }) },
      { more: '&open=history' },
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }))
    await user.click(await dialog.findByRole('button', { name: /5 words/ }))
    await user.click(dialog.getByRole('button', { name: 'Restore' }))
    expect(await dialog.findByText(message)).toBeVisible()
    const [close] = dialog.getAllByRole('button', { name: 'Close' })
    if (close === undefined) throw new Error('It can be closed')
    await user.click(close)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe(`/resources/submissions?tab=essays&piece=${testPieceId}`)
  })

  it('says when nothing is kept yet', async () => {
    openPiece(makePiece(), { [snapshotsCall]: [] }, { more: '&open=history' })
    expect(await screen.findByText('Nothing is kept yet')).toBeVisible()
  })

  it('is read and not restored by those who only read', async () => {
    openPiece(makePiece({ isReadOnly: true }), history, { more: '&open=history' })
    await screen.findByRole('dialog', { name: 'History' })
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })
})

it('is downloaded as plain text, and printed', async () => {
  const files = savedFiles()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = openPiece(makePiece())
  await choose(user, 'Download as .txt')
  expect(files).toEqual(['on-punishment.txt'])
  await choose(user, 'Print')
  expect(print).toHaveBeenCalledOnce()
  expect(document.querySelector('[aria-label="On punishment, as printed"]')).toHaveTextContent(
    'Prisons punish. Courts judge.',
  )
})

it('has the window to itself in focus mode, until Escape', async () => {
  const { user } = openPiece(makePiece())
  const editor = await findEditor()
  await choose(user, 'Focus mode')
  expect(screen.getByRole('button', { name: 'Leave focus mode' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Task' })).toBeNull()
  // The same editor, with its undo and its caret.
  expect(await findEditor()).toBe(editor)
  expect(screen.getByRole('tablist', { hidden: true }).closest('[inert]')).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('region', { name: 'Task' })).toBeVisible()
  expect(document.querySelector('[inert]')).toBeNull()
  await waitFor(() => expect(editor).toHaveFocus())
})

it('says in focus mode too that two devices were joined', async () => {
  const { user, network } = openPiece(makePiece(), {
    [saveCall]: new ApiError({ status: 409, message: 'There is a newer draft.' }),
  })
  const editor = await findEditor()
  await choose(user, 'Focus mode')
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
  const note = await screen.findByText('Joined with what you wrote on another device')
  expect(note.closest('[inert]')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Both in the history' }))
  const dialog = await screen.findByRole('dialog', { name: 'History' })
  expect(dialog.closest('[inert]')).toBeNull()
})

it('has a word goal of the writer’s own', async () => {
  const { user } = openPiece(makePiece())
  await choose(user, 'Word goal')
  const dialog = within(await screen.findByRole('dialog', { name: 'Word goal' }))
  const words = dialog.getByLabelText('Words')
  expect(words).toHaveValue(600)
  await user.clear(words)
  await user.type(words, '0')
  await user.click(dialog.getByRole('button', { name: 'Set the goal' }))
  expect(
    (await dialog.findAllByText('Enter a whole number from 1 to 20,000')).length,
  ).toBeGreaterThan(0)
  await user.clear(words)
  await user.type(words, '8')
  await user.click(dialog.getByRole('button', { name: 'Set the goal' }))
  expect(await screen.findByRole('progressbar', { name: 'Word goal' })).toHaveAttribute(
    'aria-valuetext',
    '4 of 8 words',
  )
  await choose(user, 'Word goal')
  await user.click(await screen.findByRole('button', { name: 'No goal' }))
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Word goal' })).toBeNull())
})

describe('on a phone', () => {
  it('comments and task are sheets', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: !query.includes('min-width'), media: query },
      ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    }))
    try {
      const { user } = openPiece(makePiece())
      await user.click(await screen.findByRole('button', { name: 'Task' }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Task' }))
      expect(sheet.getByText('Argue for one side.')).toBeVisible()
      expect(sheet.getAllByRole('heading')).toHaveLength(1)
      await user.click(sheet.getByRole('button', { name: 'Close' }))
      expect(screen.queryByRole('dialog')).toBeNull()
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
