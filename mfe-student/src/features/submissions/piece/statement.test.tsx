import { expectNoAxeViolations, fakeDate, screen, waitFor, within } from '@portal/shared/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStatementPiece } from '../submissions.testing.ts'
import { findEditor, leavePageNow, openPiece, saveCall, saved } from './piece.testing.tsx'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))

const long = 'a'.repeat(350)
const panelOf = async () => within(await screen.findByRole('region', { name: 'UCAS check' }))

describe('a statement', () => {
  it('has an editor for each question with its counter, and a bar for all of them', async () => {
    openPiece(makeStatementPiece([long, 'b'.repeat(349), 'c']))
    const first = await findEditor('Why this course?')
    expect(first).toBeVisible()
    expect(await findEditor('How have you prepared?')).toBeVisible()
    expect(screen.getByText('350 characters')).toBeVisible()
    expect(screen.getByText('349 characters; at least 350 are needed')).toBeVisible()
    expect(screen.getByText('1 character; at least 350 are needed')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'All answers together' })).toHaveAttribute(
      'aria-valuetext',
      '700 of 4,000 characters',
    )
    expect(screen.queryByRole('toolbar')).toBeNull()
    await expectNoAxeViolations()
  })

  it('that is too long says so, and by how much', async () => {
    openPiece(makeStatementPiece(['a'.repeat(4_001), '', '']))
    expect(await screen.findByText('1 character too many for UCAS.')).toBeVisible()
  })
})

describe('the check for UCAS', () => {
  it('says the longer count only where that is over', async () => {
    openPiece(makeStatementPiece([`${'a'.repeat(1_990)}\n${'b'.repeat(2_000)}\n\nc`, '', '']))
    const panel = await panelOf()
    expect(panel.queryByText(/if each line break counts as two/)).toBeNull()
    expect(panel.getByText('No characters that UCAS may change.')).toBeVisible()
  })

  it('adds the count with line breaks as two', async () => {
    openPiece(makeStatementPiece([`${'a'.repeat(1_999)}\n${'b'.repeat(2_000)}`, '', '']))
    const panel = await panelOf()
    expect(panel.getByText('4,001 if each line break counts as two')).toBeVisible()
  })

  it('shows odd characters, and replaces them in the text', async () => {
    const { user, network } = openPiece(makeStatementPiece(['one', 'a → b → c', '']), {
      [saveCall]: saved,
    })
    const editor = await findEditor('How have you prepared?')
    await waitFor(() => expect(editor).toHaveTextContent('a → b → c'))
    const panel = await panelOf()
    const [, show] = panel.getAllByRole('button', { name: 'Show → (U+2192) in answer 2' })
    if (show === undefined) throw new Error('Both are listed')
    await user.click(show)
    await waitFor(() => expect(editor).toHaveFocus())
    expect(document.getSelection()?.toString()).toBe('→')
    expect(document.getSelection()?.anchorOffset).toBe(6)
    const [, replace] = panel.getAllByRole('button', { name: 'Replace → (U+2192) in answer 2' })
    if (replace === undefined) throw new Error('Both can be replaced')
    // By keys: the caret stays in the text meanwhile.
    replace.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(editor).toHaveTextContent('a → b -> c'))
    await waitFor(() => expect(panel.getAllByRole('button', { name: /^Replace/ })).toHaveLength(1))
    // What was pressed went with its row.
    const left = panel.getByRole('button', { name: 'Replace → (U+2192) in answer 2' })
    await waitFor(() => expect(left).toHaveFocus())
    await leavePageNow()
    await waitFor(() =>
      expect(network.requestsOf(saveCall)[0]?.body).toMatchObject({
        parts: [
          { ops: [{ insert: 'one\n' }] },
          { ops: [{ insert: 'a → b -> c\n' }] },
          { ops: [{ insert: '\n' }] },
        ],
      }),
    )
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(panel.getByText('No characters that UCAS may change.')).toHaveFocus(),
    )
  })

  it('copies the answers as plain text', async () => {
    const { user } = openPiece(makeStatementPiece(['one', 'two\n', 'three']))
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click((await panelOf()).getByRole('button', { name: 'Copy for UCAS' }))
    expect(await screen.findByText('Your answers are copied as plain text.')).toBeVisible()
    expect(write).toHaveBeenCalledWith('one\n\ntwo\n\nthree')
  })
})
