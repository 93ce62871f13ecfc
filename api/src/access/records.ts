import type { RecordRule } from '@portal/shared/api/schemas'
import { eq, inArray, or } from 'drizzle-orm'
import type { Caller } from '../calls.ts'
import type { Db } from '../database/db.ts'
import {
  parentChildren,
  schoolManagers,
  studentSchools,
  tutorStudents,
  tutors,
} from '../database/schema/index.ts'

export type Rule = Exclude<RecordRule, 'none'>['rule']

/**
 * The one door for records that are not the caller's own: may the caller reach the one with this
 * id under the rule? It looks up the set of ids that the caller's role opens and compares; a rule
 * or a role that it does not know opens nothing.
 * `own` is not answered here: there the repository's own statement carries the caller's id.
 */
export async function mayReach(db: Db, caller: Caller, rule: Rule, id: string): Promise<boolean> {
  return (await reachable(db, caller, rule)).has(id.toLowerCase())
}

/** Ids that a caller may reach under a rule; empty for what it does not know. */
export async function reachable(db: Db, caller: Caller, rule: Rule): Promise<ReadonlySet<string>> {
  switch (rule) {
    case 'own child':
      return caller.role === 'Parent' ? await childrenOf(db, caller.userId) : nothing
    case 'own student':
      if (caller.role === 'Tutor') return await studentsOf(db, caller.userId)
      return caller.role === 'Senior Tutor' ? await studentsOfTeam(db, caller.userId) : nothing
    case 'own school':
      if (caller.role === 'School Manager') return await schoolsOf(db, caller.userId)
      return caller.role === 'Student' ? await schoolsOfStudent(db, caller.userId) : nothing
    case 'own team':
      return caller.role === 'Senior Tutor' ? await teamOf(db, caller.userId) : nothing
    default:
      return nothing
  }
}

const nothing: ReadonlySet<string> = new Set()

/**
 * Students whose records a caller may look at, for calls that name a record and not its student:
 * oneself, one's own students or children; `all` for admins.
 */
export async function studentsInSight(
  db: Db,
  caller: Caller,
): Promise<ReadonlySet<string> | 'all'> {
  switch (caller.role) {
    case 'Admin':
      return 'all'
    case 'Student':
      return new Set([caller.userId])
    case 'Parent':
      return await reachable(db, caller, 'own child')
    default:
      return await reachable(db, caller, 'own student')
  }
}

async function childrenOf(db: Db, parentId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: parentChildren.studentId })
    .from(parentChildren)
    .where(eq(parentChildren.parentId, parentId))
  return idsOf(rows)
}

async function studentsOf(db: Db, tutorId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: tutorStudents.studentId })
    .from(tutorStudents)
    .where(eq(tutorStudents.tutorId, tutorId))
  return idsOf(rows)
}

/** A senior tutor's own students, and those of the tutors in the team. */
async function studentsOfTeam(db: Db, seniorTutorId: string): Promise<ReadonlySet<string>> {
  const team = db
    .select({ id: tutors.userId })
    .from(tutors)
    .where(eq(tutors.seniorTutorId, seniorTutorId))
  const rows = await db
    .selectDistinct({ id: tutorStudents.studentId })
    .from(tutorStudents)
    .where(or(eq(tutorStudents.tutorId, seniorTutorId), inArray(tutorStudents.tutorId, team)))
  return idsOf(rows)
}

async function schoolsOf(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: schoolManagers.schoolId })
    .from(schoolManagers)
    .where(eq(schoolManagers.userId, userId))
  return idsOf(rows)
}

async function schoolsOfStudent(db: Db, studentId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: studentSchools.schoolId })
    .from(studentSchools)
    .where(eq(studentSchools.studentId, studentId))
  return idsOf(rows)
}

async function teamOf(db: Db, seniorTutorId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: tutors.userId })
    .from(tutors)
    .where(eq(tutors.seniorTutorId, seniorTutorId))
  return idsOf(rows)
}

function idsOf(rows: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(rows.map((row) => row.id))
}
