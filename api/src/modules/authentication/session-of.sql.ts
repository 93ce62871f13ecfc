import { eq, type SQL } from 'drizzle-orm'
import { sessions } from '../../database/schema/index.ts'

/** Condition on sessions: the one with this id. */
export const isSession = (id: string): SQL => eq(sessions.id, id)
