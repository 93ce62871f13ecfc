import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import {
  contentSubjects,
  documentDownloads,
  documentSubjects,
} from '../../database/schema/index.ts'
import { makeDocument, makeFile } from './testing.ts'

export const documentRows = {
  add: async ({ app, id: uploadedBy }) => {
    const fileId = await makeFile(app, { uploadedBy })
    const documentId = await makeDocument(app, { fileId })
    const [subject] = await app.db
      .insert(contentSubjects)
      .values({ name: `Subject ${documentId}` })
      .returning({ id: contentSubjects.id })
    await app.db.insert(documentSubjects).values({ documentId, subjectId: subject?.id ?? 0 })
    await app.db.insert(documentDownloads).values({ documentId, day: '2026-11-01', count: 1 })
  },
} satisfies PersonalRows
