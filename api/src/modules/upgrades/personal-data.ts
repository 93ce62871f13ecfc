import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../../database/personal-data.ts'

export const upgradesData = {
  upgrades: [
    ofRow(
      'upgradeImages',
      (id) => sql`t.image_id in (select id from files where uploaded_by = ${id})`,
      workStays,
      { notGiven: 'content is the same for everybody' },
    ),
  ],
  upgrade_requests: [
    mine('upgradeRequests', 'student_id', 'remove', { without: ['decided_by'] }),
    mine(
      'upgradeRequestsDecided',
      'decided_by',
      { blank: { decided_by: null } },
      {
        where: (id) => sql`t.decided_by = ${id} and t.student_id <> ${id}`,
        notGiven: 'requests of other people',
      },
    ),
  ],
} satisfies PersonalData
