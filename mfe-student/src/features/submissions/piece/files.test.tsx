import { ApiError } from '@portal/shared/api'
import { fakeDate, screen, waitFor, within } from '@portal/shared/testing'
import { partOfText } from '@portal/shared/writing-rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pieceCall } from '../submissions.queries.ts'
import { makePiece, makeStatementPiece, testPieceId } from '../submissions.testing.ts'
import { findEditor, openPiece } from './piece.testing.tsx'

const readCall = 'POST /Writing/Writing/ReadFile'
const removeCall = 'POST /Writing/Writing/RemoveFile'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const fileId = '00000000-0000-4000-8000-000000000071'

beforeEach(() => fakeDate('2026-11-28T10:00:00Z'))
afterEach(() => vi.unstubAllGlobals())

/** A server that keeps every file that is sent to it, under this type. */
function keeping(type: string, name: string) {
  class Sending {
    upload = {}
    status = 200
    timeout = 0
    responseText = JSON.stringify({
      success: true,
      data: { id: fileId, name, type, bytes: 9, pages: null, url: `/media/file/${fileId}/${name}` },
    })
    onload?: () => void
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    abort() {}
    send() {
      setTimeout(() => this.onload?.())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending)
  return new File(['x'.repeat(9)], name, { type })
}

type User = ReturnType<typeof openPiece>['user']

async function useFile(user: User, file: File) {
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Use a file' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Use a file' }))
  await user.upload(dialog.getByLabelText('File'), file)
  return dialog
}

describe('a Word document', () => {
  it('becomes the text of an essay; what could not be kept stands above it', async () => {
    const { user, network } = openPiece(makePiece(), {
      [readCall]: {
        ...{ kind: 'docx', revision: 4, warnings: ['2 pictures were left out.'] },
        parts: [partOfText('From the file.')],
      },
    })
    const editor = await findEditor()
    const dialog = await useFile(user, keeping(docx, 'essay.docx'))
    expect(await dialog.findByText(/essay\.docx/)).toBeVisible()
    await user.click(await dialog.findByRole('radio', { name: 'In place of the text' }))
    await user.click(dialog.getByRole('button', { name: 'Read the document' }))
    expect(await screen.findByText('2 pictures were left out.')).toBeVisible()
    await waitFor(() => expect(editor).toHaveTextContent('From the file.'))
    expect(network.requestsOf(readCall)[0]?.body).toEqual({
      ...{ pieceId: testPieceId, fileId, into: 'replace', baseRevision: 3 },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    const note = within(screen.getByRole('tabpanel'))
    await user.click(note.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('2 pictures were left out.')).toBeNull()
  })

  it('goes into one answer of a statement, or is split', async () => {
    const { user, network } = openPiece(makeStatementPiece(['', '', '']), {
      [readCall]: {
        ...{ kind: 'docx', revision: 4, warnings: [] },
        parts: [partOfText(''), partOfText('Mine'), partOfText('')],
      },
    })
    const dialog = await useFile(user, keeping(docx, 'ps.docx'))
    expect(await dialog.findByRole('radio', { name: /^Split into the answers/ })).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: /^In place of answer 2/ }))
    await user.click(dialog.getByRole('button', { name: 'Read the document' }))
    await waitFor(async () =>
      expect(await findEditor('How have you prepared?')).toHaveTextContent('Mine'),
    )
    expect(network.requestsOf(readCall)[0]?.body).toMatchObject({ into: 'part 1' })
  })

  it.each([
    [415, 'Documents with macros are not taken. Save it as .docx.'],
    [422, 'The document has more than 200,000 characters.'],
  ])('that is refused with %s says why, and the text stays', async (status, message) => {
    const { user } = openPiece(makePiece(), { [readCall]: new ApiError({ status, message }) })
    const editor = await findEditor()
    const dialog = await useFile(user, keeping(docx, 'essay.docx'))
    await user.click(await dialog.findByRole('radio', { name: 'After the text' }))
    await user.click(dialog.getByRole('button', { name: 'Read the document' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(editor).toHaveTextContent('Prisons punish.')
  })
})

describe('a PDF', () => {
  const file = {
    ...{ name: 'ps.pdf', url: '/media/file/x/ps.pdf', type: 'application/pdf', pages: 2 },
  }

  it('is kept beside the draft, and handed in from there', async () => {
    const { user } = openPiece(makeStatementPiece(['', '', '']), {
      [readCall]: { kind: 'pdf', pages: 2, words: 500 },
    })
    const dialog = await useFile(user, keeping('application/pdf', 'ps.pdf'))
    expect(await dialog.findByText('The PDF is kept beside your draft')).toBeVisible()
    expect(dialog.getByText(/The limits of UCAS are not checked in a PDF/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Hand in the PDF' }))
    expect(await screen.findByRole('dialog', { name: 'Hand in' })).toBeVisible()
  })

  it('is opened, and removed again', async () => {
    const { user, network } = openPiece(makePiece({ file }), {
      [removeCall]: () => {
        network.answer({ [pieceCall]: makePiece() })
        return undefined
      },
    })
    const link = await screen.findByRole('link', { name: /^ps\.pdf/ })
    expect(link).toHaveAttribute('href', file.url)
    expect(screen.getByText('A PDF of 2 pages, to be handed in as it is.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove ps.pdf' }))
    await waitFor(() =>
      expect(network.requestsOf(removeCall)[0]?.body).toEqual({ pieceId: testPieceId }),
    )
    // The card has gone, and with it what had the focus.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'On punishment' })).toHaveFocus(),
    )
  })
})
