import { audit } from '../../audit/audit.ts'
import type { PersonalRows } from '../../database/personal-data.fixtures.ts'
import { auditLog } from '../../database/schema/index.ts'

export const auditRows = {
  add: async ({ app: { db }, id, pupil, admin, now, canary }) => {
    const entry = { at: now, action: 'tested', address: '192.0.2.1' }
    await db.insert(auditLog).values({ ...entry, actorId: id })
    const change = { kind: 'account', before: { phone: null }, after: { phone: canary } } as const
    for (const who of [{ subjectId: id, of: pupil }, { of: id }]) {
      const { of, ...about } = who
      await audit(db, { now, address: '', caller: { userId: admin } }, 'email changed', {
        ...about,
        record: { ...change, id: of },
      })
    }
  },
  says: ['audit_changes'],
} satisfies PersonalRows
