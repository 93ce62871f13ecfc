import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { audit } from '../../audit/audit.ts'
import { parentChildren } from '../../database/schema/index.ts'

/** The log is there so that anybody’s work can be explained. */
const all = 'admins see what anybody did'
const filter = 'only limits what is found, and admins see all of it'

export const auditAccess = {
  calls: {
    'GET /User/admin/Audit/Verify': { who: 'A-----' },
    'POST /User/admin/Audit/VerifyNow': { who: 'A-----' },
    'GET /User/admin/Audit/GetEntries': { who: 'A-----' },
    'GET /User/admin/Audit/GetFilters': { who: 'A-----' },
    'GET /User/admin/Audit/ExportEntries': { who: 'A-----' },
    'GET /User/admin/Audit/GetChanges': { who: 'A-----' },
    'POST /User/admin/Audit/Undo': { who: 'A-----', record: 'own: batch' },
  },
  inputs: {
    'POST /User/admin/Audit/VerifyNow': () => ({}),
    'POST /User/admin/Audit/Undo': ({ id: batchId }) => ({ body: { batchId } }),
  },
  records: {
    /** Two people who were joined a moment ago. */
    batch: {
      whose: 'staff',
      of: async ({ simulate: { app } }, owner) => {
        const [parent, child] = [await app.make.parent(), await app.make.student()]
        await app.db.insert(parentChildren).values({ parentId: parent, studentId: child })
        const batch = crypto.randomUUID()
        const doer = { now: app.clock.now(), address: '', caller: { userId: owner } }
        await audit(app.db, doer, 'link set', {
          subjectId: child,
          record: {
            ...{ kind: 'link', id: `parent-child:${parent}:${child}`, batch },
            ...{ before: { isLinked: false }, after: { isLinked: true } },
          },
        })
        return nothingBut(batch)
      },
    },
  },
  reads: {
    'GET /User/admin/Audit/GetChanges': () => ({
      query: { kind: 'school', id: crypto.randomUUID(), sinceVersion: 1 },
    }),
  },
  shared: {
    'GET /User/admin/Audit/GetEntries': all,
    'GET /User/admin/Audit/GetFilters': all,
    'GET /User/admin/Audit/ExportEntries': all,
  },
  openIds: {
    'GET /User/admin/Audit/GetEntries': {
      'query.actorId': filter,
      'query.subjectId': filter,
      'query.recordId': filter,
    },
    'GET /User/admin/Audit/ExportEntries': {
      'query.actorId': filter,
      'query.subjectId': filter,
      'query.recordId': filter,
    },
    'GET /User/admin/Audit/GetChanges': { 'query.id': 'admins edit all of what has versions' },
  },
  unaudited: {
    'POST /User/admin/Audit/VerifyNow':
      'it starts a check, which is a job with the name of who asked',
  },
} satisfies AreaAccess
