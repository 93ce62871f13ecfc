import { buffer } from 'node:stream/consumers'
import type { CallAnswer, CallInput } from '@portal/shared/api'
import { fileKinds } from '@portal/shared/api/schemas'
import { type Asked, inTransaction } from '../../asked.ts'
import { newId } from '../../database/ids.ts'
import { Problem } from '../../problem.ts'
import type { ReadDocument } from '../../reading-documents/document-reader.ts'
import { attachFiles, findFile } from '../files/index.ts'
import { type DraftRow, findDraft, type Kept, putFileBeside } from './drafts.repository.ts'
import { areSameParts, mostCharacters, totalOf, type Written, writtenOf } from './drafts.rules.ts'
import { savedSince, writable, writeOver } from './drafts.service.ts'
import { intoFault, withDocument } from './read-file.rules.ts'

const readCall = 'POST /Writing/Writing/ReadFile'
type ReadInput = CallInput<typeof readCall>['body']
type ReadAnswer = CallAnswer<typeof readCall>

function refused(field: string, message: string): Problem {
  return new Problem(422, message, { errors: [{ path: `body.${field}`, message }] })
}

/** All bytes of a file that the caller has brought to be read. @throws Problem 422 for any other. */
async function ownBytes({ db, caller, server }: Asked, fileId: string): Promise<Buffer> {
  const file = await findFile(db, fileId)
  const { types, lessThanBytes } = fileKinds.writing
  const isFit = file !== undefined && file.type in types && file.bytes < lessThanBytes
  const found =
    isFit && file.uploadedBy === caller.userId
      ? await server.files.open(file.storedName).catch(() => undefined)
      : undefined
  if (found === undefined) {
    throw refused('fileId', 'Upload a PDF or a Word document of your own first.')
  }
  return await buffer(found.stream)
}

/** A draft with the text of a document in it. @throws Problem 422 where it cannot be so. */
function draftWith(
  { kind, parts }: DraftRow,
  { ops, warnings }: Extract<ReadDocument, { kind: 'docx' }>,
  into: ReadInput['into'],
): { written: Written; warnings: string[] } {
  const draft = withDocument(kind, parts, ops, into)
  if (draft === undefined) {
    throw refused('into', 'Not all three questions stand in this document. Choose one answer.')
  }
  const written = writtenOf(kind, draft.parts)
  if (totalOf(written) > mostCharacters) {
    throw refused('into', 'With this document the draft has more than 200,000 characters.')
  }
  return { written, warnings: [...warnings, ...draft.warnings] }
}

/** The state before a document came. */
const uploaded = (now: Date): Kept => ({
  ...{ id: newId(now.getTime()), cause: 'upload', written: null },
})

const useOf = (pieceId: string) => ({ area: 'writing' as const, recordId: pieceId })

/**
 * Makes the text of a document the draft’s, whose state before is kept, or keeps a PDF beside it; the
 * file stays with the draft until it is handed in.
 * @throws Problem 403 and 404 as `saveDraft` does, 409 where somebody has saved since, 415, 422 and
 * 503 for what is not read.
 */
export async function readFile(asked: Asked, body: ReadInput): Promise<ReadAnswer> {
  const { pieceId, fileId, into, baseRevision: base } = body
  const draft = writable(asked, await findDraft(asked.db, asked.caller.userId, pieceId))
  const fault = intoFault(draft.kind, into)
  const bytes = await ownBytes(asked, fileId)
  const document = await asked.server.documents.read(bytes)
  if (document.kind === 'pdf') return await keepPdf(asked, body, document)
  if (fault !== undefined) throw refused('into', fault)
  const { written, warnings } = draftWith(draft, document, into)
  const isSame = areSameParts(draft.parts, written.parts)
  if (!isSame && base !== draft.revision) throw new Problem(409, savedSince)
  return await inTransaction(asked, async (within) => {
    // What was read already, and is read again, changes nothing but the file.
    const saved = await writeOver(within, draft, {
      ...{ base: draft.revision, written, device: null, isPaused: true, fileId },
      kept: totalOf(draft) === 0 || isSame ? [] : [uploaded(within.now)],
    })
    await attachFiles(within, useOf(pieceId), { fileId: { ids: [fileId], kind: 'writing' } })
    const revision = typeof saved === 'number' ? saved : saved.revision
    return { kind: 'docx', parts: written.parts, revision, warnings }
  })
}

/** Keeps a PDF beside a draft, whose text stays. */
async function keepPdf(
  asked: Asked,
  { pieceId, fileId }: ReadInput,
  { pages, words }: Extract<ReadDocument, { kind: 'pdf' }>,
): Promise<ReadAnswer> {
  return await inTransaction(asked, async (within) => {
    const { db: tx, caller } = within
    await attachFiles(within, useOf(pieceId), { fileId: { ids: [fileId], kind: 'writing' } })
    await putFileBeside(tx, caller.userId, pieceId, { fileId, words })
    return { kind: 'pdf', pages, words }
  })
}
