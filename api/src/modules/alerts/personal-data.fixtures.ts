import { sql } from 'drizzle-orm'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { addEntry } from './alerts.writes.repository.ts'

export const alertRows = {
  add: async ({ app, tuition, id, pupil, admin, now }) => {
    const own = await tuition.alert(pupil, {
      ...{ raisedBy: id, reviewedBy: id, assignedTo: id, closedBy: id },
      ...{ state: 'closed', closedAt: now },
    })
    const about = await tuition.alert(id, { raisedBy: admin })
    const said = { kind: 'comment', text: 'Spoke to them.', isInternal: true, saidAt: now } as const
    await addEntry(app.db, { ...said, alertId: own, authorId: id })
    await addEntry(app.db, { ...said, alertId: about, authorId: admin })
  },
  say: ({ id, canary }) => [sql`update alerts set note = ${canary} where student_id = ${id}`],
  says: ['alerts'],
} satisfies PersonalRows
