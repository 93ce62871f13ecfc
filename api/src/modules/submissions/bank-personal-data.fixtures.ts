import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { commentBankUses } from '../../database/schema/index.ts'
import { makeBankComment } from './bank.testing.ts'

export const bankRows = {
  add: async ({ app, id, now }) => {
    await makeBankComment(app, id)
    const commentId = await makeBankComment(app, null)
    await app.db.insert(commentBankUses).values({ userId: id, commentId, at: now })
  },
  say: ({ id, canary }) => [sql`update comment_bank set text = ${canary} where owner_id = ${id}`],
  says: ['comment_bank'],
} satisfies PersonalRows
