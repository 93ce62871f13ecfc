import type { ActivityKind } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { activityNoted } from '../../modules/activity/index.ts'
import { sessionEnd } from '../../modules/tuition/index.ts'
import type { Db } from '../db.ts'

/** What the seed writes as rows of its own, where the portal itself notes the activity as it is done. */
const seeded: readonly (readonly [ActivityKind, SQL])[] = [
  ['active time', sql`select user_id, last_at from active_time`],
  ['learn', sql`select student_id, completed_at from learn_completions`],
  [
    'academy',
    sql`select p.user_id, p.last_at from watch_progress p join students s on s.user_id = p.user_id`,
  ],
  [
    'curriculum',
    sql`select student_id, completed_at from curriculum_items where completed_at is not null`,
  ],
  [
    'tuition',
    sql`select s.student_id, ${sessionEnd} from tuition_sessions s where s.state = 'delivered'`,
  ],
]

/** When the students of the demo world were last active. */
export async function seedActivity(db: Db): Promise<void> {
  for (const [kind, of] of seeded) {
    await db.execute(activityNoted(kind, of))
  }
}
