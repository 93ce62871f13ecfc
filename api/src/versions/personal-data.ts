import { sql } from 'drizzle-orm'
import { mine, ofRow, type PersonalData, workStays } from '../database/personal-data.ts'

export const versionsData = {
  content_versions: [
    mine('contentSaved', 'saved_by', workStays, {
      select: sql`jsonb_build_object('kind', t.kind, 'version', t.version, 'savedAt', t.saved_at)`,
    }),
    ofRow(
      'profileVersions',
      (id) => sql`(t.kind = 'account' and t.record_id = ${id}::text)`,
      'remove',
      {
        select: sql`jsonb_build_object('version', t.version, 'savedAt', t.saved_at)`,
      },
    ),
  ],
} satisfies PersonalData
