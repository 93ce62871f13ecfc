import type { Audience } from '@portal/shared/api/schemas'
import { type SQL, sql } from 'drizzle-orm'
import { at, intArray, uuidArray } from '../../database/sql.ts'

/** An audience as pieces of a statement about `users u`. */
export interface AudienceSql {
  /** A named query, `fitting`: students by whom everybody is narrowed; none where nothing is. */
  from: SQL
  /** Whether `u` is meant. */
  isMeant: SQL
}

/** Texts of any kind as an array of the database. */
const texts = (list: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb))`

/** Whether a student's programme goes on, by the own clock. */
const goesOn = (student: SQL, zone: SQL, now: Date) =>
  sql`${student}.expires_on >= (${at(now)} at time zone ${zone})::date`

/** Students of these schools, programmes and years, whose account and programme go on. */
function fitting({ schoolIds, programmes, yearGroups }: Audience, now: Date): SQL {
  const conditions = [
    sql`x.is_active`,
    goesOn(sql`s`, sql`x.time_zone`, now),
    ...(programmes.length > 0 ? [sql`s.program_name = any (${texts(programmes)})`] : []),
    ...(yearGroups.length > 0 ? [sql`s.year_group = any (${intArray(yearGroups)})`] : []),
    ...(schoolIds.length > 0
      ? [
          sql`s.user_id in (select l.student_id from student_schools l
            where l.school_id = any (${uuidArray(schoolIds)}))`,
        ]
      : []),
  ]
  return sql`fitting as materialized (select s.user_id id from students s
    join users x on x.id = s.user_id where ${sql.join(conditions, sql` and `)})`
}

/** Whether somebody is tied to one of those students, in the way of the own role. */
function isTied({ schoolIds, programmes, yearGroups }: Audience): SQL {
  const ofThese =
    schoolIds.length > 0 ? sql`m.school_id = any (${uuidArray(schoolIds)})` : sql`true`
  const hasOne =
    programmes.length + yearGroups.length > 0
      ? sql`m.school_id in (select l.school_id from student_schools l
          where l.student_id in (select id from fitting))`
      : sql`true`
  return sql`(case u.role
    when 'Student' then u.id in (select id from fitting)
    when 'Parent' then u.id in (select c.parent_id from parent_children c
      where c.student_id in (select id from fitting))
    when 'School Manager' then u.id in (select m.user_id from school_managers m
      where ${ofThese} and ${hasOne})
    else u.id in (select t.tutor_id from tutor_students t
        where t.student_id in (select id from fitting))
      or u.role = 'Senior Tutor' and u.id in (select p.senior_tutor_id from tutors p
        join tutor_students t on t.tutor_id = p.user_id
        where t.student_id in (select id from fitting)) end)`
}

/**
 * Whom a message is for, as the contract says of `audience`. Nobody is who is stopped, who has no
 * bell, or whose programme has ended; nor whoever came later.
 * @param now when it is found who that is
 */
export function audienceOf(audience: Audience, now: Date): AudienceSql {
  const { roles, schoolIds, programmes, yearGroups, userIds, exceptUserIds } = audience
  const isNarrowed = schoolIds.length + programmes.length + yearGroups.length > 0
  const isOfRoles = sql`u.role = any (${texts(roles)})`
  return {
    from: isNarrowed
      ? fitting(audience, now)
      : sql`fitting as (select u.id from users u where false)`,
    isMeant: sql`(u.is_active and u.role <> 'Admin' and u.created_at <= ${at(now)}
      and (u.role <> 'Student' or exists (select 1 from students s
        where s.user_id = u.id and ${goesOn(sql`s`, sql`u.time_zone`, now)}))
      and u.id <> all (${uuidArray(exceptUserIds)})
      and (u.id = any (${uuidArray(userIds)})
        or ${isNarrowed ? sql`(${isOfRoles} and ${isTied(audience)})` : isOfRoles}))`,
  }
}
