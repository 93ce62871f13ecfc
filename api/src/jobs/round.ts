import type { Occasion } from '../asked.ts'
import type { Db } from '../database/db.ts'
import type { FileStore } from '../files/file-store.ts'
import type { JobQueue } from './open-jobs.ts'

/** What every round is given. */
export interface RoundAt extends Pick<Occasion, 'log'> {
  db: Db
  now: Date
  jobs: JobQueue
  files: FileStore
}

/** Work that comes round by the clock, once for all processes. */
export interface Round {
  /** Minute, hour, day, month and day of the week, in UTC. */
  cron: string
  run(at: RoundAt): Promise<void>
}
