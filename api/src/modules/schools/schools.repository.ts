import { eq, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../calls.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { schools } from '../../database/schema/index.ts'
import { likeOf } from '../../database/sql.ts'
import { allAsked, isRecord, type Listed, orderOf } from '../../lists/index.ts'
import type { Standing } from '../../versions/index.ts'
import type { SchoolValues } from './school.kind.ts'

type ListQuery = CallContext<'GET /User/admin/School/GetSchools'>['query']

/** What is edited of a school; held as it is until the transaction ends where that is asked for. */
export async function findSchool(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<SchoolValues> | undefined> {
  const { name, isArchived, version } = schools
  const find = db.select({ name, isArchived, version }).from(schools).where(eq(schools.id, id))
  const [row] = await (isHeld ? find.for('update') : find)
  if (row === undefined) return undefined
  const { version: known, ...values } = row
  return { values, version: known }
}

/** Writes a school as it now is; its logo stays. */
export async function writeSchool(
  tx: Db,
  id: string,
  { values, version }: Standing<SchoolValues>,
  now: Date,
): Promise<void> {
  const row = { ...values, version }
  await tx
    .insert(schools)
    .values({ id, ...row, createdAt: now })
    .onConflictDoUpdate({ target: schools.id, set: row })
}

/** Whether another school has this name, in any letter case. */
export async function isNameTaken(db: Db, name: string, exceptId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from schools where lower(name) = lower(${name}) and id <> ${exceptId}::uuid`,
  )
  return rows.length > 0
}

const studentsOf = (school: SQL): SQL =>
  sql`(select count(*)::int from student_schools l where l.school_id = ${school})`

/** Schools as a list, with those who manage each. */
export function schoolsListed({ search, archived, schoolId, sort, direction }: ListQuery): Listed {
  const wanted = allAsked(
    isRecord(sql`s.id`, schoolId),
    schoolId === undefined ? sql`s.is_archived = ${archived === 'true'}` : undefined,
    likeOf(search, sql`s.name`),
  )
  const counted = sort === 'students' ? sql`, ${studentsOf(sql`s.id`)} students` : sql``
  return {
    fits: sql`select s.id, lower(s.name) named ${counted} from schools s where ${wanted}`,
    order:
      sort === 'students'
        ? orderOf(direction, sql`p.students`, sql`p.named`, sql`p.id`)
        : orderOf(direction, sql`p.named`, sql`p.id`),
    columns: sql`s.id "schoolId", s.name, s.logo_file_path is not null "hasLogo",
      (select f.file_id from file_uses f where f.area = 'logo' and f.record_id = s.id::text limit 1)
        "logoFileId",
      ${studentsOf(sql`s.id`)} "students",
      coalesce((select json_agg(json_build_object('userId', u.id,
          'name', u.first_name || ' ' || u.last_name, 'isActive', u.is_active)
          order by lower(u.first_name || ' ' || u.last_name), u.id)
        from school_managers m join users u on u.id = m.user_id where m.school_id = s.id),
        '[]'::json) "managers",
      s.is_archived "isArchived", s.version`,
    joins: sql`join schools s on s.id = p.id`,
  }
}
