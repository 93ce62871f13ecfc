import { randomUUID } from 'node:crypto'
import { newId } from '../../database/ids.ts'
import { files, fileUses, teachingDocuments } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

type App = Pick<TestApp, 'db' | 'files' | 'clock'>

/** A file as an uploaded one is kept, of these bytes. @returns its id */
export async function makeFile(
  { db, files: store, clock }: App,
  {
    name = 'Notes.pdf',
    content = '%PDF-1.4',
    uploadedBy = null,
  }: { name?: string; content?: string | Buffer; uploadedBy?: string | null } = {},
): Promise<string> {
  const id = newId()
  const storedName = `${randomUUID()}.pdf`
  const bytes = Buffer.from(content)
  await store.put(storedName, bytes)
  await db.insert(files).values({
    ...{ id, storedName, name, type: 'application/pdf', bytes: bytes.length, sha256: id },
    ...{ pages: 1, uploadedBy, createdAt: clock.now() },
  })
  return id
}

/** A document with a file of its own; a published guide where nothing is said. @returns its id */
export async function makeDocument(
  app: App,
  {
    content,
    name,
    ...change
  }: Partial<typeof teachingDocuments.$inferInsert> & {
    content?: string | Buffer
    name?: string
  } = {},
): Promise<string> {
  const id = newId()
  const fileId =
    change.fileId ?? (await makeFile(app, { ...(content && { content }), ...(name && { name }) }))
  await app.db.insert(teachingDocuments).values({
    ...{ id, kind: 'guide', title: 'Essay questions', description: '', state: 'published' },
    ...{ updatedAt: app.clock.now(), ...change, fileId },
  })
  await app.db.insert(fileUses).values({ fileId, area: 'document', recordId: id })
  return id
}
