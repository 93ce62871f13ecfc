import { type SQL, sql } from 'drizzle-orm'

/** Whether the job of a task was given up, or stopped by somebody; not while it is tried again. */
export const hasGivenUp = (taskId: SQL): SQL =>
  sql`exists (select 1 from tasks t where t.id = ${taskId} and t.state in ('dead', 'cancelled'))`
