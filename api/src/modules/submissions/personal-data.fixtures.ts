import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { addEvent } from '../writing/index.ts'
import { makeMarking, makeVersion } from '../writing/testing.ts'

const comments = (canary: string) =>
  sql`jsonb_set(m.comments, '{0,text}', to_jsonb(${canary}::text))`

export const submissionRows = {
  add: async ({ app, id, junior, pupil, now }) => {
    const own = await makeVersion(app, id, { item: { markerId: junior } })
    await makeMarking(app, own.itemId, junior)
    const back = await makeVersion(app, id, {
      item: { markerId: junior, state: 'marked', markedAt: now },
    })
    await makeMarking(app, back.itemId, junior, { state: 'returned' })
    const other = await makeVersion(app, pupil, { item: { markerId: id } })
    await makeMarking(app, other.itemId, id)
    await addEvent(
      app.db,
      { itemId: own.itemId, at: now, what: 'claimed', byId: junior },
      { itemId: other.itemId, at: now, what: 'assigned', byId: junior, toId: id },
      { itemId: other.itemId, at: now, what: 'started', byId: id },
    )
  },
  say: ({ id, canary }) => [
    sql`update marking_items set title = ${canary}, reason = ${canary} where student_id = ${id}`,
    sql`update markings m set overall = ${canary}, private_note = ${canary},
      comments = ${comments(canary)} from marking_items i
      where i.id = m.item_id and i.student_id = ${id} and m.state = 'draft'`,
  ],
  says: ['marking_items', 'markings'],
} satisfies PersonalRows
