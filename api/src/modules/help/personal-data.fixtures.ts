import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { makeMessage, reply } from './testing.ts'

export const helpRows = {
  add: async ({ app, id, admin, pupil }) => {
    const own = await makeMessage(app, id)
    await reply(app, own, admin, true)
    await reply(app, own, id, false)
    const other = await makeMessage(app, pupil, { assignedTo: id })
    await reply(app, other, id, true)
    await reply(app, other, pupil, false)
  },
  say: ({ id, canary }) => [
    sql`update help_messages set text = ${canary}, page = '/' || ${canary} where user_id = ${id}`,
    sql`update help_replies set text = ${canary}
      where message_id in (select id from help_messages where user_id = ${id})`,
  ],
  says: ['help_messages', 'help_replies'],
} satisfies PersonalRows
