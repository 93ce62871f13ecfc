import { sql } from 'drizzle-orm'
import { mine, type PersonalData } from '../../database/personal-data.ts'

export const jobsData = {
  tasks: [
    // What a job was told may be of other people.
    mine(
      'jobs',
      'by',
      { keep: 'what the portal did, and whether it failed, is kept for 90 days' },
      {
        select: sql`jsonb_build_object('kind', t.kind, 'state', t.state, 'askedAt', t.created_at,
          'endedAt', t.ended_at)`,
      },
    ),
  ],
} satisfies PersonalData
