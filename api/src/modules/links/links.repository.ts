import type { CallAnswer } from '@portal/shared/api'
import type { Role } from '@portal/shared/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import {
  parentChildren,
  schoolManagers,
  studentSchools,
  tutorStudents,
} from '../../database/schema/index.ts'
import { uuidArray } from '../../database/sql.ts'
import { allAsked, isRecord } from '../../lists/index.ts'
import type { LinkEnd, LinkKind } from './links.rules.ts'

/**
 * Both ends of a link, which stay as they are until the transaction ends; of the first one nobody
 * else sets a link meanwhile. Undefined for what is not there.
 */
export async function holdEnds(
  tx: Db,
  { fromId, toId, isToSchool }: { fromId: string; toId: string; isToSchool: boolean },
): Promise<{ from: LinkEnd | undefined; to: LinkEnd | undefined }> {
  const person = async (id: string, isFirst: boolean) => {
    const [row] = await rowsOf<LinkEnd & { role: Role }>(
      tx,
      sql`select u.id, u.role, u.is_active "isOpen" from users u where u.id = ${id}::uuid
        ${isFirst ? sql`for no key update` : sql`for share`}`,
    )
    return row
  }
  const school = async (id: string) => {
    const [row] = await rowsOf<LinkEnd>(
      tx,
      sql`select s.id, null "role", not s.is_archived "isOpen" from schools s
        where s.id = ${id}::uuid for share`,
    )
    return row
  }
  const from = await person(fromId, true)
  return { from, to: isToSchool ? await school(toId) : await person(toId, false) }
}

/** Links that are there or not, and nothing more. */
export type PlainLink = Exclude<LinkKind, 'student-school' | 'tutor-senior'>

/** Joins two, or parts them. @returns false where it was so already. */
export async function setPlain(
  tx: Db,
  kind: PlainLink,
  { fromId, toId, isLinked }: { fromId: string; toId: string; isLinked: boolean },
): Promise<boolean> {
  const written = isLinked
    ? await addPlain(tx, kind, fromId, toId)
    : await removePlain(tx, kind, fromId, toId)
  return written.length > 0
}

async function addPlain(tx: Db, kind: PlainLink, fromId: string, toId: string) {
  switch (kind) {
    case 'parent-child': {
      const row = { parentId: fromId, studentId: toId }
      return await tx.insert(parentChildren).values(row).onConflictDoNothing().returning()
    }
    case 'tutor-student': {
      const row = { tutorId: fromId, studentId: toId }
      return await tx.insert(tutorStudents).values(row).onConflictDoNothing().returning()
    }
    case 'manager-school': {
      const row = { userId: fromId, schoolId: toId }
      return await tx.insert(schoolManagers).values(row).onConflictDoNothing().returning()
    }
  }
}

async function removePlain(tx: Db, kind: PlainLink, fromId: string, toId: string) {
  switch (kind) {
    case 'parent-child':
      return await tx
        .delete(parentChildren)
        .where(and(eq(parentChildren.parentId, fromId), eq(parentChildren.studentId, toId)))
        .returning()
    case 'tutor-student':
      return await tx
        .delete(tutorStudents)
        .where(and(eq(tutorStudents.tutorId, fromId), eq(tutorStudents.studentId, toId)))
        .returning()
    case 'manager-school':
      return await tx
        .delete(schoolManagers)
        .where(and(eq(schoolManagers.userId, fromId), eq(schoolManagers.schoolId, toId)))
        .returning()
  }
}

/** The schools of a student, in their order. */
export async function schoolsOfStudent(db: Db, studentId: string): Promise<string[]> {
  const rows = await db
    .select({ schoolId: studentSchools.schoolId })
    .from(studentSchools)
    .where(eq(studentSchools.studentId, studentId))
    .orderBy(studentSchools.position)
  return rows.map(({ schoolId }) => schoolId)
}

/** Writes the schools of a student, in this order. */
export async function writeSchools(
  tx: Db,
  studentId: string,
  schoolIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`delete from student_schools
    where student_id = ${studentId}::uuid and school_id <> all(${uuidArray(schoolIds)})`)
  // Out of the way first: no two may have one place, not even in between.
  await tx.execute(sql`update student_schools set position = position + 1000
    where student_id = ${studentId}::uuid`)
  await tx.execute(sql`insert into student_schools (student_id, school_id, position)
    select ${studentId}::uuid, w.id, w.place from unnest(${uuidArray(schoolIds)}) with ordinality w (id, place)
    on conflict (student_id, school_id) do update set position = excluded.position`)
}

type FindCall = 'GET /User/admin/Account/FindPeople'

/** The first twenty people by name who fit. */
export async function findPeople(
  db: Db,
  { search = '', role, onlyActive, userId }: CallContext<FindCall>['query'],
): Promise<CallAnswer<FindCall>['people']> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = allAsked(
    isRecord(sql`u.id`, userId),
    search === '' ? undefined : sql`u.search_text like plain_text(${pattern})`,
    role === undefined ? undefined : sql`u.role = ${role}`,
    onlyActive === undefined ? undefined : sql`u.is_active`,
  )
  return await rowsOf(
    db,
    sql`select u.id "userId", u.first_name || ' ' || u.last_name "name", u.email, u.role,
        u.is_active "isActive"
      from users u where ${wanted}
      order by lower(u.first_name || ' ' || u.last_name), u.id limit 20`,
  )
}
