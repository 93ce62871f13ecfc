import { sql } from 'drizzle-orm'
import type { Occasion } from '../../asked.ts'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { uuidArray } from '../../database/sql.ts'

/**
 * Makes one row of all rows of a kind in the tallies of lights, so that counting them stays cheap;
 * counting is right without it. What one run took away another does not count, whenever they come.
 */
export async function mergeLightTallies({ db }: Pick<Occasion, 'db'>): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from light_tallies y using (
        select unnest(array_agg(id)) id from light_tallies
        group by time_zone, schools, since_on, snoozed_until
        having count(*) > 1 or sum(students) = 0) many
      where y.id = many.id
      returning y.*
    )
    insert into light_tallies (time_zone, schools, since_on, snoozed_until, students)
    select time_zone, schools, since_on, snoozed_until, sum(students) from gone
    group by 1, 2, 3, 4 having sum(students) <> 0`)
}

/** What of the roll-ups of lights is not as it comes out counted anew. */
export interface LightDifferences {
  /** Students whose row says something else than what they did. */
  studentIds: string[]
  /** Kinds of students of whom the tallies say another number than there are rows. */
  tallies: number
}

/** Kinds of students with the number by which the tallies fall short. */
const missing = sql`
  select c.time_zone, c.schools, c.since_on, c.snoozed_until, sum(c.students)::int students
  from (
    select time_zone, schools, since_on, snoozed_until, 1 students from student_lights
    where is_active union all
    select time_zone, schools, since_on, snoozed_until, -students from light_tallies) c
  group by 1, 2, 3, 4 having sum(c.students) <> 0`

/** Counts the roll-ups of lights anew and compares; one statement, right beside whoever writes. */
export async function lightDifferences(db: Db): Promise<LightDifferences> {
  const [row] = await rowsOf<LightDifferences>(
    db,
    sql`select
      (select coalesce(json_agg(n.student_id order by n.student_id), '[]')
        from lights_afresh(array(select user_id from students)) n
        left join student_lights l on l.student_id = n.student_id
        where n.is_active and n is distinct from l) "studentIds",
      (select count(*)::int from (${missing}) m) "tallies"`,
  )
  return row ?? { studentIds: [], tallies: 0 }
}

/** Writes what these differences should be: the students' rows, then the tallies of all. */
export async function mendLights(db: Db, { studentIds }: LightDifferences): Promise<void> {
  await db.execute(sql`select keep_lights_of(${uuidArray(studentIds)})`)
  await db.execute(sql`
    insert into light_tallies (time_zone, schools, since_on, snoozed_until, students) ${missing}`)
}
