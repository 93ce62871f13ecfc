import { documentKinds, documentStates, paperParts } from '@portal/shared/contract'
import * as z from 'zod'
import type { Asked } from '../../asked.ts'
import { Problem } from '../../problem.ts'
import { defineVersioned, findSnapshots } from '../../versions/index.ts'
import { attachFiles } from '../files/index.ts'
import { findDocument, findUnknown, writeDocument } from './documents.repository.ts'

const values = z.strictObject({
  kind: z.enum(documentKinds),
  title: z.string(),
  description: z.string(),
  subjectIds: z.array(z.int()),
  admissionTestId: z.int().nullable(),
  sectionId: z.int().nullable(),
  year: z.int().nullable(),
  paperPart: z.enum(paperParts).nullable(),
  fileId: z.string(),
  state: z.enum(documentStates),
})

/** What is edited of a document. */
export type DocumentValues = z.infer<typeof values>

/** Refuses subjects, tests and parts that are not there, each at its field. */
async function refuseUnknown({ db }: Asked, wanted: DocumentValues): Promise<void> {
  const unknown = await findUnknown(db, wanted)
  const errors = [
    ...(unknown.subject
      ? [{ path: 'body.subjectIds', message: 'Choose a subject that is there' }]
      : []),
    ...(unknown.test
      ? [{ path: 'body.admissionTestId', message: 'Choose a test that is there' }]
      : []),
    ...(unknown.section ? [{ path: 'body.sectionId', message: 'Choose a part of this test' }] : []),
  ]
  const [first] = errors
  if (first !== undefined) throw new Problem(422, first.message, { errors })
}

/** Documents. A version that comes back brings its file too, and leaves it published or not. */
export const documents = defineVersioned<DocumentValues>({
  kind: 'document',
  noun: 'The document',
  schema: values,
  restored: (version, { state }) => ({ ...version, state }),
  find: findDocument,
  check: async (within, _id, wanted) => await refuseUnknown(within, wanted),
  write: async (within, id, standing, before) => {
    // Files of versions that are kept stay, so that they are there when a version comes back.
    const kept = await findSnapshots(within.db, { kind: 'document', id })
    const ids = [standing.values.fileId, ...kept.map(({ fileId }) => fileId)]
    await attachFiles(
      within,
      { area: 'document', recordId: id },
      { fileId: { ids: ids.filter((one) => typeof one === 'string'), kind: 'document' } },
    )
    const isReplaced = before?.state === 'published' && before.fileId !== standing.values.fileId
    await writeDocument(within.db, id, standing, { now: within.now, isReplaced })
  },
})
