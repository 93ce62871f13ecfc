import { sql } from 'drizzle-orm'
import { mine, type PersonalData } from '../../database/personal-data.ts'

export const accountsData = {
  bulk_people: [
    mine('changesOfManyPeople', 'user_id', 'remove', {
      select: sql`jsonb_build_object('outcome', t.outcome, 'why', t.why)`,
    }),
  ],
} satisfies PersonalData
