import { sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { markingReplies, markingTicks } from '../../database/schema/index.ts'
import { makeMarking, makeVersion } from './testing.ts'

export const handedInRows = {
  add: async ({ app, id, pupil, junior, now }) => {
    const marked = { state: 'marked', markedAt: now } as const
    for (const [student, marker] of [
      [id, junior],
      [pupil, id],
    ] as const) {
      const { itemId } = await makeVersion(app, student, {
        item: { ...marked, markerId: marker },
      })
      const markingId = await makeMarking(app, itemId, marker, { state: 'returned' })
      const said = { markingId, commentId: null, at: now, text: 'Why?', isTold: true }
      await app.db.insert(markingReplies).values({ id: newId(), byId: id, ...said })
      await app.db.insert(markingTicks).values({ markingId, commentId: newId(), at: now })
    }
  },
  // A version never changes: what it says is there from the beginning.
  say: ({ id, canary }) => [
    sql`insert into writing_versions (id, writing_id, number, source, parts, texts, words,
        characters, rubric_version_id, note, handed_in_at)
      select ${newId()}::uuid, v.writing_id, v.number + 1, 'written', v.parts, array[${canary}],
        1, v.characters, v.rubric_version_id, ${canary}, v.handed_in_at
      from writing_versions v join writings w on w.id = v.writing_id
      where w.student_id = ${id} order by v.handed_in_at desc, v.id desc limit 1`,
    sql`update marking_replies set text = ${canary} where marking_id in (select m.id
      from markings m join marking_items i on i.id = m.item_id where i.student_id = ${id})`,
  ],
  says: ['writing_versions', 'marking_replies'],
} satisfies PersonalRows
