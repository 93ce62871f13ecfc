import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { tutorSubjects, tutors } from '../../database/schema/index.ts'
import type { Standing } from '../../versions/index.ts'
import { loadOf } from './load.sql.ts'
import type { TeamMember } from './teaching.rules.ts'
import type { TeachingValues } from './tutor.kind.ts'

/** What is edited of a tutor; held as it is until the transaction ends where that is asked for. */
export async function findTeaching(
  db: Db,
  id: string,
  isHeld: boolean,
): Promise<Standing<TeachingValues> | undefined> {
  const [row] = await rowsOf<TeachingValues & { version: number }>(
    db,
    sql`select array[t.subject] || array(select s.subject from tutor_subjects s
          where s.tutor_id = t.user_id order by s.position) "subjects",
        t.is_seminar_tutor "isSeminarTutor", t.is_essay_ps_tutor "isEssayPsTutor",
        t.capacity::int "capacity", t.is_taking "isTakingStudents",
        t.senior_tutor_id "seniorTutorId", t.version
      from tutors t where t.user_id = ${id}::uuid ${isHeld ? sql`for update` : sql``}`,
  )
  if (row === undefined) return undefined
  const { version, ...values } = row
  return { values, version }
}

/** Writes what is edited of a tutor. */
export async function writeTeaching(
  tx: Db,
  id: string,
  { values, version }: Standing<TeachingValues>,
): Promise<void> {
  const { subjects, isTakingStudents, ...rest } = values
  const [subject, ...further] = subjects
  await tx
    .update(tutors)
    .set({
      ...rest,
      ...(subject !== undefined && { subject }),
      isTaking: isTakingStudents,
      version,
    })
    .where(eq(tutors.userId, id))
  await tx.delete(tutorSubjects).where(eq(tutorSubjects.tutorId, id))
  if (further.length === 0) return
  await tx
    .insert(tutorSubjects)
    .values(further.map((name, at) => ({ tutorId: id, position: at + 1, subject: name })))
}

/**
 * A tutor, and whose team it is to be; both keep their roles until the transaction ends. The senior
 * tutor is undefined where there is no such tutor.
 */
export async function teamMembers(
  tx: Db,
  tutorId: string,
  seniorTutorId: string,
): Promise<{ tutor: TeamMember; senior: TeamMember | undefined }> {
  const found = await rowsOf<TeamMember>(
    tx,
    sql`select u.id "userId", u.role, u.is_active "isActive"
      from users u join tutors t on t.user_id = u.id
      where u.id in (${tutorId}::uuid, ${seniorTutorId}::uuid) order by u.id for share of u`,
  )
  const one = (id: string) => found.find(({ userId }) => userId === id)
  return {
    tutor: one(tutorId) ?? { userId: tutorId, role: 'Tutor', isActive: false },
    senior: one(seniorTutorId),
  }
}

/** Who a tutor is, for admins, with how much of the capacity is taken. */
export async function teachingFactsOf(db: Db, tutorId: string) {
  const [row] = await rowsOf<{
    tutorId: string
    fullName: string
    email: string
    role: 'Tutor' | 'Senior Tutor'
    isActive: boolean
    seniorTutorName: string | null
    teamSize: number
    load: number
  }>(
    db,
    sql`select u.id "tutorId", u.first_name || ' ' || u.last_name "fullName", u.email, u.role,
        u.is_active "isActive", s.first_name || ' ' || s.last_name "seniorTutorName",
        (select count(*)::int from tutors m where m.senior_tutor_id = u.id) "teamSize",
        ${loadOf(sql`u.id`)} "load"
      from tutors t join users u on u.id = t.user_id
      left join users s on s.id = t.senior_tutor_id
      where t.user_id = ${tutorId}::uuid`,
  )
  return row
}
