import { sql } from 'drizzle-orm'
import { mine, type PersonalData, workStays } from '../../database/personal-data.ts'

export const messagesData = {
  messages: [
    mine('messagesWritten', 'created_by', workStays, {
      select: sql`jsonb_build_object('title', t.title, 'state', t.state,
        'createdAt', t.created_at)`,
    }),
  ],
} satisfies PersonalData
