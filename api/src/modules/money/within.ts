import type { Occasion } from '../../asked.ts'
import type { Server } from '../../calls.ts'

/** An occasion on which documents may be issued: they need the settings, and a job for the PDF. */
export interface MoneyWithin extends Occasion {
  server: Pick<Server, 'jobs' | 'saved'>
}
