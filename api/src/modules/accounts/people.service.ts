import type { CallAnswer } from '@portal/shared/api'
import type { Asked } from '../../asked.ts'
import { audit } from '../../audit/audit.ts'
import type { CallContext, FileAnswer } from '../../calls.ts'
import { type CsvColumn, csvOf } from '../../csv/index.ts'
import { allOf, pageOf } from '../../lists/index.ts'
import { Problem } from '../../problem.ts'
import { countPeople, type PersonRow, peopleListed } from './people.repository.ts'

const listCall = 'GET /User/admin/Account/GetPeople'

const moment = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

/** A page of people. */
export async function listPeople(
  { db, caller, now }: Asked,
  { pageNo, pageSize, ...query }: CallContext<typeof listCall>['query'],
): Promise<CallAnswer<typeof listCall>> {
  const listed = peopleListed(query, { callerId: caller.userId, now })
  const { rows, totalCount } = await pageOf<PersonRow>(db, listed, { pageNo, pageSize })
  return {
    people: rows.map((row) => ({
      userId: row.userId,
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      role: row.role,
      state: row.state,
      schools: row.schools,
      programName: row.programName,
      tutors: row.tutors.map(({ name }) => name),
      emailState: row.emailState,
      lastSeenAt: moment(row.lastSeenMs),
      invitedAt: moment(row.invitedMs),
      version: row.version,
    })),
    totalCount,
  }
}

const several = (names: readonly string[]) => names.join('; ')

/** By the ids of the list's columns and the names of what an import takes; those come first. */
const columns = {
  role: { header: 'Role', cell: ({ role }) => role },
  firstName: { header: 'First name', cell: ({ firstName }) => firstName },
  lastName: { header: 'Last name', cell: ({ lastName }) => lastName },
  email: { header: 'Email', cell: ({ email }) => email },
  phone: { header: 'Phone', cell: ({ phone }) => phone },
  timeZone: { header: 'Time zone', cell: ({ timeZone }) => timeZone },
  yearGroup: { header: 'Year group', cell: ({ yearGroup }) => yearGroup },
  extraTime: { header: 'Extra time percent', cell: ({ extraTimePercent }) => extraTimePercent },
  schools: { header: 'Schools', cell: ({ schools }) => several(schools) },
  parents: { header: 'Parent emails', cell: ({ parents }) => several(parents) },
  tutors: {
    header: 'Tutor emails',
    cell: ({ tutors }) => several(tutors.map(({ email }) => email)),
  },
  programme: { header: 'Programme', cell: ({ programName }) => programName },
  state: { header: 'State', cell: ({ state }) => state },
  emailState: { header: 'Email state', cell: ({ emailState }) => emailState },
  joined: { header: 'Joined', cell: ({ createdMs }) => moment(createdMs) },
  invited: { header: 'Invited', cell: ({ invitedMs }) => moment(invitedMs) },
  seen: { header: 'Last seen', cell: ({ lastSeenMs }) => moment(lastSeenMs) },
} satisfies Readonly<Record<string, CsvColumn<PersonRow>>>

/** Without these a line names nobody whom an import could find. */
const always = ['role', 'firstName', 'lastName', 'email']

/**
 * The asked ones, or all. Who somebody is comes with each of them, so that an import knows whom a
 * line is about.
 * @throws Problem 400 for a name of no column.
 */
function columnsOf(asked: string | undefined): CsvColumn<PersonRow>[] {
  if (asked === undefined) return Object.values(columns)
  const wanted = new Set(asked.split(',').flatMap((name) => (name === 'name' ? [] : [name])))
  const offered = new Map<string, CsvColumn<PersonRow>>(Object.entries(columns))
  if ([...wanted].some((name) => !offered.has(name))) {
    const message = 'Choose columns of the list.'
    throw new Problem(400, message, { errors: [{ path: 'query.columns', message }] })
  }
  return [...offered].flatMap(([name, column]) =>
    wanted.has(name) || always.includes(name) ? [column] : [],
  )
}

/** All people who fit, as CSV; that somebody took them along is written down. */
export async function exportPeople(
  asked: Asked,
  { columns: wanted, ...query }: CallContext<'GET /User/admin/Account/ExportPeople'>['query'],
): Promise<FileAnswer> {
  const { db, caller, now } = asked
  const shown = columnsOf(wanted)
  const { search: _, sort: __, direction: ___, ...filter } = query
  const listedFor = { callerId: caller.userId, now }
  const rows = await countPeople(db, query, listedFor)
  // Words that somebody searched for may be a name, which would outlive its account here.
  await audit(db, asked, 'list exported', {
    details: { list: 'people', filter: JSON.stringify(filter), rows: String(rows) },
  })
  const content = csvOf(shown, allOf<PersonRow>(db, peopleListed(query, listedFor)))
  return { content, type: 'text/csv', name: 'people.csv' }
}
