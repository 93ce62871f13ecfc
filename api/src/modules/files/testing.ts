import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { files } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

export const gif = (words = '') => Buffer.from(`GIF89a${words}`)

/** What the store holds under the name of a file. */
export async function stored(app: TestApp, id: string) {
  const [row] = await app.db.select().from(files).where(eq(files.id, id))
  const found = row && (await app.files.open(row.storedName))
  return { row, content: found && (await text(found.stream)) }
}
