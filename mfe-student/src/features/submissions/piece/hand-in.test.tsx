import { ApiError } from '@portal/shared/api'
import {
  expectNoAxeViolations,
  fakeDate,
  screen,
  testUid,
  waitFor,
  within,
} from '@portal/shared/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { pieceCall } from '../submissions.queries.ts'
import {
  makePiece,
  makeStatementPiece,
  makeVersionRow,
  testPieceId,
} from '../submissions.testing.ts'
import { findEditor, openPiece, saveCall, saved, writeInto } from './piece.testing.tsx'

const handInCall = 'POST /Writing/Writing/HandIn'
const withdrawCall = 'POST /Writing/Writing/Withdraw'
const dueAt = '2026-11-27T23:59:59Z'
const handedIn = { versionId: testUid(61), number: 1, itemId: testUid(62), dueAt }
const pdf = {
  ...{ name: 'essay.pdf', url: '/media/file/x/essay.pdf', type: 'application/pdf', pages: 3 },
}
const openItem = {
  ...{ itemId: testUid(62), versionId: testUid(61), number: 1, state: 'pending' as const },
  ...{ dueAt, mayWithdraw: true },
}

beforeEach(() => fakeDate('2026-11-20T10:00:00Z'))

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('handing in', () => {
  it('saves what was typed, sends the note, and says by when it is marked', async () => {
    const { user, network } = openPiece(makePiece(), {
      [saveCall]: saved,
      [handInCall]: handedIn,
    })
    await writeInto(await findEditor(), ' More.')
    await user.click(screen.getByRole('button', { name: 'Hand in' }))
    const dialog = await findDialog('Hand in')
    expect(dialog.getByText('The task asks for at least 500 words; this has 5.')).toBeVisible()
    await user.type(dialog.getByLabelText(/^Note to the marker/), 'Is it too short?')
    await expectNoAxeViolations()
    await user.click(dialog.getByRole('button', { name: 'Hand in' }))
    const done = await findDialog('Version 1 is handed in')
    expect(done.getByText('Marked by Fri 27 Nov')).toBeVisible()
    expect(network.requestsOf(saveCall)).toHaveLength(1)
    expect(network.requestsOf(handInCall)[0]?.body).toEqual({
      ...{ pieceId: testPieceId, baseRevision: 4, source: 'text', note: 'Is it too short?' },
    })
    await user.click(done.getByRole('button', { name: 'Go on writing' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is refused before it is asked for, with what is missing of each answer', async () => {
    const long = 'a'.repeat(350)
    const { user, network } = openPiece(makeStatementPiece([long, 'a'.repeat(349), long]))
    await user.click(await screen.findByRole('button', { name: 'Hand in' }))
    const dialog = await findDialog('Hand in')
    expect(
      dialog.getByText('Answer 2 has 349 characters; UCAS asks for at least 350.'),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Hand in' }))
    expect((await dialog.findAllByText(/The text cannot be handed in yet/)).length).toBeGreaterThan(
      0,
    )
    expect(network.requestsOf(handInCall)).toHaveLength(0)
  })

  it('says what the server refuses, and keeps the note', async () => {
    const message = 'Answer 1 has 349 characters; UCAS asks for at least 350.'
    const { user } = openPiece(makePiece(), {
      [handInCall]: new ApiError({
        ...{ status: 422, message: 'Check the text' },
        errors: [{ path: 'body.parts.0', message }],
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Hand in' }))
    const dialog = await findDialog('Hand in')
    await user.type(dialog.getByLabelText(/^Note to the marker/), 'Hello')
    await user.click(dialog.getByRole('button', { name: 'Hand in' }))
    expect(await dialog.findByText(message, { exact: false })).toBeVisible()
    expect(dialog.getByLabelText(/^Note to the marker/)).toHaveValue('Hello')
  })

  it('hands in the PDF beside the draft where that is chosen', async () => {
    const { user, network } = openPiece(makeStatementPiece(['', '', ''], { file: pdf }), {
      [handInCall]: handedIn,
    })
    await user.click(await screen.findByRole('button', { name: 'Hand in the PDF' }))
    const dialog = await findDialog('Hand in')
    expect(dialog.getByText('The limits of UCAS are not checked in a PDF.')).toBeVisible()
    expect(dialog.queryByText('What is missing')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Hand in' }))
    await findDialog('Version 1 is handed in')
    expect(network.requestsOf(handInCall)[0]?.body).toMatchObject({ source: 'file' })
  })

  it('cannot be begun where it may not be, and says why', async () => {
    const whyNot = 'The task has been archived.'
    const { user } = openPiece(makePiece({ mayHandIn: false, whyNot }))
    expect(await screen.findByText(whyNot)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Hand in' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('what is with a marker', () => {
  const versions = [makeVersionRow({ number: 1, state: 'pending', dueAt, markedAt: null })]
  const waiting = makePiece({
    versions,
    openItem,
    mayHandIn: false,
    whyNot: 'Version 1 is with a marker.',
  })

  it('says by when, lets one write on, and is withdrawn', async () => {
    const { user, network } = openPiece(waiting, { [withdrawCall]: undefined })
    expect(
      await screen.findByText('Marked by Fri 27 Nov. You can go on writing meanwhile.'),
    ).toBeVisible()
    expect(await findEditor()).toHaveAttribute('contenteditable', 'true')
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    network.answer({ [pieceCall]: makePiece() })
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw version 1?' }))
    await user.click(question.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Version 1 is withdrawn.')).toBeVisible()
    expect(network.requestsOf(withdrawCall)[0]?.body).toEqual({ versionId: openItem.versionId })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'On punishment' })).toHaveFocus()
  })

  it('that somebody has begun to mark stays there, naming the marker', async () => {
    const message = 'Mo Marker has begun to mark it.'
    const { user } = openPiece(waiting, { [withdrawCall]: new ApiError({ status: 409, message }) })
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw version 1?' }))
    await user.click(question.getByRole('button', { name: 'Withdraw' }))
    expect(await question.findByText(message)).toBeVisible()
  })

  it('offers no way back once it is being marked', async () => {
    openPiece({ ...waiting, openItem: { ...openItem, state: 'overdue', mayWithdraw: false } })
    expect(await screen.findByText(/is overdue/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })

  it('that was sent back says so', async () => {
    openPiece(makePiece({ versions: [makeVersionRow({ state: 'sent back' })] }))
    expect(await screen.findByText('Version 2 was sent back')).toBeVisible()
  })
})
