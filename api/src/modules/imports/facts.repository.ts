import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { rowsOf } from '../../database/open.ts'
import { dayOf, officeZone } from '../../days.rules.ts'
import { findProgrammes } from '../programmes/index.ts'
import { inParts } from './imports.repository.ts'
import type { Facts, KnownPerson } from './known-person.rules.ts'
import type { PeopleField } from './people-fields.rules.ts'
import type { FileRow } from './table-kinds.ts'

/** A list of any words as a table of one column. */
const wordsOf = (words: Iterable<string>) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...words])}::jsonb))`

/** All that cells of some fields say, in small letters; of several in a cell each. */
async function saidIn(
  rows: readonly FileRow[],
  fields: readonly PeopleField[],
  breathe: () => Promise<void>,
): Promise<string[]> {
  const said = new Set<string>()
  for (const { cells } of rows) {
    for (const field of fields) {
      for (const part of (cells.get(field) ?? '').split(';')) said.add(part.trim().toLowerCase())
    }
    await breathe()
  }
  said.delete('')
  return [...said]
}

/** Emails that are asked for in one statement. */
const emailsAtOnce = 5_000

async function findPeople(db: Db, emails: readonly string[]): Promise<KnownPerson[]> {
  const found: KnownPerson[] = []
  for (const some of inParts(emails, emailsAtOnce)) found.push(...(await findSome(db, some)))
  return found
}

async function findSome(db: Db, emails: readonly string[]): Promise<KnownPerson[]> {
  return await rowsOf<KnownPerson>(
    db,
    sql`select u.id "userId", u.email, u.role, u.is_active "isActive", u.version,
        u.first_name "firstName", u.last_name "lastName", u.phone, u.time_zone "timeZone",
        s.year_group::int "yearGroup", s.extra_time_percent::int "extraTimePercent",
        s.program_name "programme", s.started_on::text "startsOn", s.expires_on::text "expiresOn",
        t.subject, t.capacity::int "capacity", t.is_seminar_tutor "isSeminarTutor",
        t.is_essay_ps_tutor "isEssayPsTutor",
        array(select c.name from schools c where c.id in (
          select school_id from student_schools where student_id = u.id
          union select school_id from school_managers where user_id = u.id)) "schools",
        array(select p.email from parent_children l join users p on p.id = l.parent_id
          where l.student_id = u.id) "parents",
        array(select p.email from tutor_students l join users p on p.id = l.tutor_id
          where l.student_id = u.id) "tutors"
      from users u left join students s on s.user_id = u.id left join tutors t on t.user_id = u.id
      where u.email in ${wordsOf(emails)}`,
  )
}

/** Names by which the database knows time zones, of those that are asked for. */
async function findZones(
  db: Db,
  rows: readonly FileRow[],
  breathe: () => Promise<void>,
): Promise<Set<string>> {
  const asked = new Set<string>()
  for (const { cells } of rows) {
    asked.add(cells.get('timeZone') ?? '')
    await breathe()
  }
  const found = await rowsOf<{ name: string }>(
    db,
    sql`select name from pg_timezone_names where name in ${wordsOf(asked)}`,
  )
  return new Set(found.map(({ name }) => name))
}

/** What there is that the rows name: a handful of statements, however many rows there are. */
export async function readFacts(
  db: Db,
  rows: readonly FileRow[],
  now: Date,
  breathe: () => Promise<void>,
): Promise<Facts> {
  const today = dayOf(now, officeZone)
  const emails = await saidIn(rows, ['email', 'parents', 'tutors'], breathe)
  const people = await findPeople(db, emails)
  const schools = await rowsOf<{ id: string; name: string; isArchived: boolean }>(
    db,
    sql`select id, name, is_archived "isArchived" from schools
      where lower(name) in ${wordsOf(await saidIn(rows, ['schools'], breathe))}`,
  )
  const programmes = await findProgrammes(db, true, today)
  return {
    people: new Map(people.map((person) => [person.email, person])),
    schools: new Map(schools.map(({ name, ...school }) => [name.toLowerCase(), school])),
    programmes: new Map(programmes.map((one) => [one.name.toLowerCase(), one])),
    timeZones: await findZones(db, rows, breathe),
    today,
  }
}
