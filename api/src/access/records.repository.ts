import type { NamedRecord, RecordKind } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../calls.ts'
import type { Db } from '../database/db.ts'
import { rowsOf } from '../database/open.ts'

export type Rule = NamedRecord['rule']

/** Who somebody is, as far as the links between people tell. */
type Who = Pick<Caller, 'userId' | 'role'>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The one door for records that are not the caller's own: may the caller reach the student, school
 * or tutor with this id under the rule? One statement, which looks that one up; a rule or a role
 * that it does not know opens nothing. In sight is a student where no other kind is said.
 * `own` and the like are not answered here: there the repository's own statement takes the caller.
 */
export async function mayReach(
  db: Db,
  caller: Who,
  rule: Rule,
  id: string,
  kind: RecordKind = 'student',
): Promise<boolean> {
  const ids =
    rule === 'in sight' && kind === 'tutor' ? tutorsInSight(caller) : idsUnder(caller, rule)
  if (ids === undefined || !uuid.test(id)) return false
  const rows = await rowsOf(db, sql`select 1 from (${ids}) r where r.id = ${id}::uuid limit 1`)
  return rows.length > 0
}

/** All ids that a caller may reach under a rule, for lists; none for what it does not know. */
export async function reachable(db: Db, caller: Caller, rule: Rule): Promise<string[]> {
  const ids = idsUnder(caller, rule)
  if (ids === undefined) return []
  const rows = await rowsOf<{ id: string }>(db, sql`select distinct r.id from (${ids}) r`)
  return rows.map(({ id }) => id)
}

/**
 * Condition that a student (a column with the id) is in the caller's sight, for statements on what
 * belongs to students.
 */
export function inSight(caller: Who, student: SQL): SQL {
  const ids = idsUnder(caller, 'in sight')
  return ids === undefined
    ? sql`false`
    : sql`exists (select 1 from (${ids}) r where r.id = ${student})`
}

/**
 * Condition that a tutor (a column with the id) is in the caller's sight: oneself, one of the own
 * team, every tutor for admins. For statements on what belongs to tutors.
 */
export function tutorInSight(caller: Who, tutor: SQL): SQL {
  const ids = tutorsInSight(caller)
  return ids === undefined
    ? sql`false`
    : sql`exists (select 1 from (${ids}) r where r.id = ${tutor})`
}

/** Statement for the ids that a rule opens to a caller, as the links between people are now. */
function idsUnder(caller: Who, rule: Rule): SQL | undefined {
  switch (rule) {
    case 'own child':
      return caller.role === 'Parent' ? childrenOf(caller.userId) : undefined
    case 'own student':
      if (caller.role === 'Tutor') return studentsOf(caller.userId)
      return caller.role === 'Senior Tutor' ? studentsOfTeam(caller.userId) : undefined
    case 'own school':
      if (caller.role === 'School Manager') return schoolsOf(caller.userId)
      return caller.role === 'Student' ? schoolsOfStudent(caller.userId) : undefined
    case 'own team':
      return caller.role === 'Senior Tutor' ? teamOf(caller.userId) : undefined
    case 'in sight':
      return studentsInSight(caller)
    default:
      return undefined
  }
}

function studentsInSight({ role, userId }: Who): SQL | undefined {
  switch (role) {
    case 'Admin':
      return sql`select user_id id from students`
    case 'Student':
      return sql`select user_id id from students where user_id = ${userId}`
    case 'Parent':
      return childrenOf(userId)
    case 'Tutor':
      return studentsOf(userId)
    case 'Senior Tutor':
      return studentsOfTeam(userId)
    case 'School Manager':
      return sql`select student_id id from student_schools
        where school_id in (${schoolsOf(userId)})`
    default:
      return undefined
  }
}

function tutorsInSight({ role, userId }: Who): SQL | undefined {
  switch (role) {
    case 'Admin':
      return sql`select user_id id from tutors`
    case 'Tutor':
      return sql`select user_id id from tutors where user_id = ${userId}`
    case 'Senior Tutor':
      return sql`select user_id id from tutors
        where user_id = ${userId} or senior_tutor_id = ${userId}`
    default:
      return undefined
  }
}

const childrenOf = (parentId: string): SQL =>
  sql`select student_id id from parent_children where parent_id = ${parentId}`

const studentsOf = (tutorId: string): SQL =>
  sql`select student_id id from tutor_students where tutor_id = ${tutorId}`

/** A senior tutor's own students, and those of the tutors in the team. */
const studentsOfTeam = (seniorTutorId: string): SQL =>
  sql`select student_id id from tutor_students
    where tutor_id in (select ${seniorTutorId}::uuid union all ${teamOf(seniorTutorId)})`

const teamOf = (seniorTutorId: string): SQL =>
  sql`select user_id id from tutors where senior_tutor_id = ${seniorTutorId}`

const schoolsOf = (userId: string): SQL =>
  sql`select school_id id from school_managers where user_id = ${userId}`

const schoolsOfStudent = (studentId: string): SQL =>
  sql`select school_id id from student_schools where student_id = ${studentId}`
