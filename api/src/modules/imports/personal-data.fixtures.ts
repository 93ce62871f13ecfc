import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { tableImportRows, tableImports } from '../../database/schema/index.ts'

export const importsRows = {
  add: async ({ app, id, admin, email, now }) => {
    const [byOther, own] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const [importId, createdBy] of [
      [byOther, admin],
      [own, id],
    ] as const) {
      await app.db.insert(tableImports).values({
        ...{ id: importId, kind: 'people', fileName: 'people.csv', state: 'done', createdBy },
        ...{
          encoding: 'UTF-8',
          separator: ',',
          columns: [{ header: 'Email', field: 'email', filled: 1 }],
        },
        ...{ rows: 1, createdAt: now, appliedAt: now },
      })
    }
    await app.db.insert(tableImportRows).values([
      { importId: byOther, line: 2, cells: [email], outcome: 'create', userId: id },
      { importId: own, line: 2, cells: ['somebody@import.test'], outcome: 'bad' },
    ])
  },
  say: ({ id, canary }) => [
    sql`update table_import_rows set cells = array[${canary}::text],
      errors = jsonb_build_array(jsonb_build_object('field', 'email', 'message', ${canary}::text)),
      stayed = ${canary}::text
      where user_id = ${id}`,
  ],
  says: ['table_import_rows'],
} satisfies PersonalRows
