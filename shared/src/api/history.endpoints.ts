import * as z from 'zod'
import { moment, uid, version, versionText } from './common.ts'
import { defineEndpoints } from './define.ts'

/**
 * What admins edit with every save kept: the records that have a history. One that is named here is a
 * kind of record of the contract (`RecordKind`) and of the log, as are `… saved` and `… removed`.
 */
export const versionedKinds = [
  'academy',
  'account',
  'announcement',
  'book',
  'document',
  'event',
  'faq',
  'holiday',
  'message',
  'post',
  'programme',
  'reading',
  'school',
  'term',
  'tutor',
  'upgrade',
] as const

export type VersionedKind = (typeof versionedKinds)[number]

const kind = z.enum(versionedKinds)

const saved = z.object({
  version: z.int(),
  /** Null where the portal made it, and for what was there before versions were kept. */
  savedBy: z.string().nullable(),
  savedAt: moment.nullable(),
})

const access = {
  who: ['Admin'],
  record: { rule: 'any', kind: 'versioned record', at: 'query.id' },
} as const

/** Every save of what admins edit, and the way back to one. */
export const historyEndpoints = defineEndpoints({
  'GET /Content/admin/History/GetVersions': {
    summary: 'The versions of a record that are kept, the newest first, at most 50.',
    access,
    query: z.object({ kind, id: uid }),
    answer: z.array(saved),
  },
  'GET /Content/admin/History/GetVersion': {
    summary: 'A record as it was in one of its versions.',
    access,
    query: z.object({ kind, id: uid, version: versionText }),
    answer: saved.extend({
      /** By the names that they have in the call which saves the record. */
      values: z.record(z.string(), z.unknown()),
    }),
  },
  'POST /Content/admin/History/Restore': {
    summary:
      'Save a record anew as it was in one of its versions; 409 where somebody has saved it meanwhile.',
    access: { ...access, record: { ...access.record, at: 'body.id' } },
    body: z.strictObject({
      kind,
      id: uid,
      /** The one that is to come back. */
      version,
      /** The one that was looked at as the present one. */
      currentVersion: version,
    }),
    answer: z.object({ version: z.int() }),
  },
})
