import pg from 'pg'
import { copyStudent } from './crowd.ts'

/** Whose copies the students are. */
const copiedEmail = 'student-practice-1@portal.test'

/** The school of 8 of 100 students, and the one of 20 at most. */
export const largeSchool = '019009be-8800-7000-8000-000000000008'
export const smallSchool = '019009be-8800-7000-8000-000000000020'

/**
 * Statements that add so many students, each with a name of its own, four kinds of activity over the
 * last 30 days, a tutor, a school, a ledger and hours; every hundredth light is set aside. One more
 * school has 8 of 100, another 20 in all. Everything is made of numbers, so that two databases of one
 * size are the same.
 */
const statements = (students: number): string[] => [
  // With the digits by which an id is told from any other 32: jobs read none without them.
  `create temp table crowd as
    select overlay(overlay(md5('audit' || i) placing '7' from 13) placing '8' from 17)::uuid id,
      i number from generate_series(1, ${students}) i`,
  ...copyStudent(copiedEmail, 'audit'),
  `update users u set first_name = 'Pupil' || (c.number * 7919) % 100003, last_name = 'Of Audit'
    from crowd c where c.id = u.id`,
  `insert into student_activity (student_id, kind, last_at)
    select c.id, k.kind, now() - make_interval(days => (c.number * (k.place + 3)) % 30,
      hours => c.number % 24)
    from crowd c cross join (values ('sign-in', 1), ('active time', 2), ('attempt', 4),
      ('curriculum', 5)) k (kind, place)`,
  `insert into tutor_students (tutor_id, student_id)
    select t.user_id, c.id from crowd c
    join (select user_id, row_number() over (order by user_id) - 1 place, count(*) over () tutors
      from tutors) t on t.place = c.number % t.tutors and c.number <= 20 * t.tutors`,
  `insert into student_schools (student_id, school_id, position)
    select c.id, h.id, 1 from crowd c
    join (select id, row_number() over (order by id) - 1 place, count(*) over () schools
      from schools) h on h.place = c.number % h.schools`,
  `insert into schools (id, name, created_at) values ('${largeSchool}', 'Large School', now()),
    ('${smallSchool}', 'Small School', now())`,
  `insert into student_schools (student_id, school_id, position)
    select id, '${largeSchool}'::uuid, 2 from crowd where number % 100 < 8
    union all select id, '${smallSchool}'::uuid, 3 from crowd where number % ${Math.ceil(students / 20)} = 0`,
  `insert into tuition_ledger (student_id, kind, quarters, event, occurred_at)
    select id, 'adjusted', 40, 'audit:' || number, now() - interval '90 days' from crowd`,
  `insert into audit_snoozes (id, student_id, reason, until_on, made_at)
    select md5('snooze' || number)::uuid, id, 'Exams at school.', current_date + 20, now()
    from crowd where number % 100 = 0`,
  `vacuum analyze`,
]

/** Makes a database with so many more students out of one that holds the demo world. */
export async function fillStudents(
  serverUrl: string,
  name: string,
  students: number,
): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name} template ${new URL(serverUrl).pathname.slice(1)}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  for (const statement of statements(students)) await client.query(statement)
  await client.end()
  return url.href
}
