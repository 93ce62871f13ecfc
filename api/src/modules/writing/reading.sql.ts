import { type SQL, sql } from 'drizzle-orm'
import { inSight } from '../../access/records.repository.ts'
import type { Caller } from '../../calls.ts'

type Who = Pick<Caller, 'userId' | 'role'>

const isSelfOrTeam = (userId: string, marker: SQL): SQL =>
  sql`(${marker} = ${userId} or exists (select 1 from tutors team
    where team.user_id = ${marker} and team.senior_tutor_id = ${userId}))`

/**
 * Condition that an item's text is open to somebody who marks. A tutor with the flag: what is
 * assigned to them; a senior tutor: the team's, own students', the pool; admins: all. Nobody keeps
 * what its student took back.
 * @param item the alias of the item
 */
export function mayReadItem({ userId, role }: Who, item: SQL): SQL {
  const marker = sql`${item}.marker_id`
  switch (role) {
    case 'Admin':
      return sql`true`
    case 'Tutor':
      return sql`(${marker} = ${userId} and ${item}.state <> 'withdrawn'
        and exists (select 1 from tutors flag
          where flag.user_id = ${userId} and flag.is_essay_ps_tutor))`
    case 'Senior Tutor':
      return sql`(${item}.state <> 'withdrawn' and (${isSelfOrTeam(userId, marker)}
        or ${marker} is null and ${item}.state = 'pending'
        or ${inSight({ userId, role }, sql`${item}.student_id`)}))`
    default:
      return sql`false`
  }
}

/**
 * Condition that somebody may read a version, known as `v`, of a piece, known as `w`: its student;
 * who marks, with the versions before the one whose item is open to them; admins.
 */
export function mayReadVersion(caller: Who): SQL {
  switch (caller.role) {
    case 'Admin':
      return sql`true`
    case 'Student':
      return sql`w.student_id = ${caller.userId}`
    case 'Tutor':
    case 'Senior Tutor':
      return sql`exists (select 1 from writing_versions later
        join marking_items mine on mine.version_id = later.id
        where later.writing_id = v.writing_id and later.number >= v.number
          and ${mayReadItem(caller, sql`mine`)})`
    default:
      return sql`false`
  }
}

/**
 * Condition that somebody may know of a marking, known as `m`. All who may read its version know of
 * one that was returned; of another only who makes it, a senior tutor whose team does, and admins.
 */
export function mayReadMarking({ userId, role }: Who): SQL {
  const isReturned = sql`m.state = 'returned'`
  switch (role) {
    case 'Admin':
      return sql`m.state <> 'dropped'`
    case 'Tutor':
      return sql`(${isReturned} or m.state <> 'dropped' and m.marker_id = ${userId})`
    case 'Senior Tutor':
      return sql`(${isReturned}
        or m.state <> 'dropped' and ${isSelfOrTeam(userId, sql`m.marker_id`)})`
    default:
      return isReturned
  }
}

/** Condition on markings, known as `m`, that have come back. */
export const returnedMarkings = sql`m.state = 'returned'`
