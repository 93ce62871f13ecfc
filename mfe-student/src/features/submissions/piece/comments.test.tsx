import { ApiError } from '@portal/shared/api'
import { fakeDate, screen, testUid, waitFor, within } from '@portal/shared/testing'
import { partOfText } from '@portal/shared/writing-rules'
import { beforeEach, describe, expect, it } from 'vitest'
import { pieceCall } from '../submissions.queries.ts'
import { makeComment, makeMarked, makePiece, testPieceId } from '../submissions.testing.ts'
import { findEditor, openPiece, saveCall, saved, writeInto } from './piece.testing.tsx'

const tickCall = 'POST /Writing/Writing/TickComment'
const before =
  'I read law because I like arguments. My brother likes maths.\nLast year I visited a court.'
const today =
  'I read law because I like good arguments. My cat sleeps.\nLast year I visited a court.'

const ids = [testUid(31), testUid(32), testUid(33)] as const
const lastMarking = makeMarked(
  before,
  [
    makeComment(before, 'I like arguments', { id: ids[0], text: 'Which ones?', sort: 'question' }),
    makeComment(before, 'My brother likes maths', { id: ids[1], text: 'Leave this out.' }),
    makeComment(before, 'I visited a court', { id: ids[2], text: 'Vivid.', sort: 'praise' }),
  ],
  { ticks: [ids[1]] },
)
const ticked = {
  ...lastMarking,
  markings: lastMarking.markings.map((one) => ({ ...one, ticks: [ids[0], ids[1]] })),
}
const piece = (text: string) =>
  makePiece({
    lastMarking,
    draft: { revision: 3, savedAt: null, device: null, parts: [partOfText(text)] },
  })

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const commentsOf = async () =>
  within(await screen.findByRole('region', { name: 'Comments on version 2' }))

describe('the comments of the last marking', () => {
  it('stand at their places in today’s text, or among those whose words have gone', async () => {
    openPiece(piece(today))
    const comments = await commentsOf()
    const inText = within(comments.getByRole('list', { name: 'Comments in the text' }))
    const [first, second] = inText.getAllByRole('listitem')
    expect(first).toHaveTextContent('1QuestionWords changed“I like arguments”Which ones?')
    expect(second).toHaveTextContent('3Praise“I visited a court”Vivid.')
    const lost = within(comments.getByRole('list', { name: 'No longer in the text' }))
    expect(lost.getByText('Leave this out.')).toBeVisible()
    expect(lost.getByRole('link', { name: 'Show in version 2' })).toHaveAttribute(
      'href',
      `/resources/submissions?tab=essays&piece=${testPieceId}&view=marking&version=2`,
    )
    expect(comments.getByText('1 of 3')).toBeInTheDocument()
  })

  it('lead to their words, by mouse and by keys', async () => {
    const { user } = openPiece(piece(today))
    const editor = await findEditor()
    await waitFor(() => expect(editor).toHaveTextContent('a court'))
    const comments = await commentsOf()
    const quote = comments.getByRole('button', { name: '“I visited a court”' })
    quote.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(editor).toHaveFocus())
    expect(document.getSelection()?.toString()).toBe('I visited a court')
    expect(quote).toHaveAttribute('aria-current', 'true')
  })

  it('follow what is typed, once it rests', async () => {
    openPiece(piece(before), { [saveCall]: saved })
    const editor = await findEditor()
    const comments = await commentsOf()
    expect(comments.queryByText('No longer in the text')).toBeNull()
    await writeInto(editor, ' And more.')
    const line = editor.querySelector('p')
    if (line !== null) line.textContent = 'I read law because I like arguments.'
    expect(await comments.findByText('No longer in the text')).toBeVisible()
  })

  it('are ticked off at once, and as they were where that fails', async () => {
    const { user, network } = openPiece(piece(today), {
      [tickCall]: () => {
        network.answer({ [pieceCall]: { ...piece(today), lastMarking: ticked } })
        return undefined
      },
    })
    const comments = await commentsOf()
    await user.click(comments.getByRole('checkbox', { name: 'Dealt with comment 1' }))
    expect(await comments.findByText('2 of 3')).toBeInTheDocument()
    expect(network.requestsOf(tickCall)[0]?.body).toEqual({
      ...{ markingId: lastMarking.markings[0]?.markingId, commentId: ids[0], isDone: true },
    })
    network.answer({ [tickCall]: new ApiError({ status: 500, message: 'No luck.' }) })
    await user.click(comments.getByRole('checkbox', { name: 'Dealt with comment 3' }))
    expect(await screen.findByText(/This could not be saved/)).toBeVisible()
  })
})
