import { type Change, digestOf } from '../../audit/audit.rules.ts'
import type { AuditAction, AuditedKind } from '../../audit/audit.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, between, pick, seededRandom, type World } from './world.ts'

/** An entry, but for who did it when and from where. */
interface Said {
  action: AuditAction
  subjectId?: string
  kind?: AuditedKind
  record?: string
  version?: number
  changes?: Change[]
  details?: Record<string, string>
  /** The values were emptied when somebody was forgotten. */
  isErased?: true
}

const count = 1_000

const tables = ['students', 'submissions', 'books', 'upgrade requests'] as const

/** What an admin or the person does, one of each kind in turn. */
function saidBy(random: () => number, world: World): Said {
  const student = pick(random, world.students)
  const tutor = pick(random, world.tutors)
  const school = pick(random, world.schools)
  const parent = pick(random, world.parents)
  const change = (field: string, before: unknown, after: unknown) => ({ field, before, after })
  const kinds: readonly (() => Said)[] = [
    () => ({ action: 'sign-in' }),
    () => ({ action: 'sign-out' }),
    () => ({ action: 'password link sent', subjectId: student.id }),
    () => ({
      ...{ action: 'link set', kind: 'link', record: `tutor-student:${tutor.id}:${student.id}` },
      ...{ subjectId: student.id, changes: [change('isLinked', false, true)] },
    }),
    () => ({
      ...{ action: 'link removed', kind: 'link' },
      record: `parent-child:${parent.id}:${student.id}`,
      ...{ subjectId: student.id, changes: [change('isLinked', true, false)] },
    }),
    () => ({
      ...{ action: 'school saved', kind: 'school', record: school.id },
      ...{ version: 1, changes: [change('name', school.name.replace(/ .*/, ''), school.name)] },
    }),
    () => ({
      ...{ action: 'tutor saved', kind: 'tutor', record: tutor.id, version: 1 },
      changes: [
        change('capacity', 10, between(random, 11, 14)),
        change('isTakingStudents', false, true),
      ],
    }),
    () => ({
      ...{ action: 'email changed', subjectId: student.id, kind: 'account', record: student.id },
      ...{ changes: [change('email', null, null)], isErased: true },
    }),
    () => ({
      action: 'list exported',
      details: { list: pick(random, tables), rows: String(between(random, 4, 60)) },
    }),
  ]
  return pick(random, kinds)()
}

/** A thousand entries of the last ten months, the oldest first, as admins made them. */
export async function seedLog(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(29_112_026)
  const moments = Array.from({ length: count }, () =>
    at(world, -between(random, 1, 300), between(random, 7, 18), between(random, 0, 59)),
  ).sort((a, b) => a.getTime() - b.getTime())
  const said = moments.map((moment) => ({ moment, ...saidBy(random, world) }))
  const entries = await db
    .insert(schema.auditLog)
    .values(
      said.map(({ moment, action, subjectId, kind, record, version, details }) => ({
        ...{ at: moment, action, subjectId, kind, record, version, details },
        actorId: pick(random, world.admins).id,
        address: `192.0.2.${between(random, 1, 40)}`,
        requestId: seededId(random, moment.getTime()),
      })),
    )
    .returning({ id: schema.auditLog.id })
  const changes = said.flatMap(({ changes: own = [], isErased }, index) =>
    own.map((change) => {
      const salt = seededId(random, 0).replaceAll('-', '')
      const digest = digestOf(change, salt)
      return {
        ...{ auditId: entries[index]?.id ?? 0, digest },
        ...(isErased
          ? { field: change.field, before: null, after: null, salt: null }
          : { ...change, salt }),
      }
    }),
  )
  await db.insert(schema.auditChanges).values(changes)
}
