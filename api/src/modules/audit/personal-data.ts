import { sql } from 'drizzle-orm'
import { ofRow, type PersonalData } from '../../database/personal-data.ts'

export const auditData = {
  audit_log: [
    {
      name: 'log',
      owners: ['actor_id', 'subject_id'],
      select: sql`jsonb_build_object('at', t.at, 'action', t.action)`,
      leaving: { keep: 'for those who must answer for it; nobody can change it' },
    },
  ],
  audit_changes: [
    ofRow(
      'logOfChanges',
      (id) => sql`t.audit_id in (select id from audit_log
        where subject_id = ${id} or (kind = 'account' and record = ${id}::text))`,
      { blank: { before: null, after: null, salt: null } },
      { select: sql`jsonb_build_object('field', t.field, 'before', t.before, 'after', t.after)` },
    ),
  ],
  audit_seals: 'sums over many entries',
  audit_checks: 'what checks of the log found',
} satisfies PersonalData
