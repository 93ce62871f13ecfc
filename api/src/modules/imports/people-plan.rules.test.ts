import { describe, expect, it } from 'vitest'
import type { Facts, KnownPerson } from './known-person.rules.ts'
import type { PeopleField } from './people-fields.rules.ts'
import { fingerprintOf, planPeople } from './people-plan.rules.ts'

const person = (own: Partial<KnownPerson> & Pick<KnownPerson, 'email' | 'role'>): KnownPerson => ({
  ...{ userId: `id of ${own.email}`, isActive: true, version: 3, firstName: 'Ana', lastName: 'Bo' },
  ...{ phone: null, timeZone: 'Europe/London', yearGroup: null, extraTimePercent: null },
  ...{ programme: null, startsOn: null, expiresOn: null, subject: null, capacity: null },
  ...{ isSeminarTutor: null, isEssayPsTutor: null, schools: [], parents: [], tutors: [] },
  ...own,
})

const programme = (name: string, isArchived: boolean) => ({
  ...{ programmeId: `id of ${name}`, version: 1, name, isArchived, students: 0, hours: 10 },
  ...{ isUnlimited: false, isHeadStart: false, pricePence: 0, vat: 'standard', defaultMonths: 12 },
  ...{ summary: '', months: 12, entitlements: {} },
})

const known = [
  person({
    ...{ email: 'sam@x.test', role: 'Student', yearGroup: 12, extraTimePercent: 0 },
    ...{ programme: 'Premium', startsOn: '2026-01-01', expiresOn: '2026-12-31' },
    ...{ schools: ['Old; Hill', 'Gone'], parents: ['pa@x.test', 'left@x.test'], phone: 'ask Mum' },
  }),
  person({ email: 'pa@x.test', role: 'Parent' }),
  person({ email: 'left@x.test', role: 'Parent', isActive: false }),
  person({
    ...{ email: 'tu@x.test', role: 'Tutor', subject: 'Maths', capacity: 9 },
    ...{ isSeminarTutor: true, isEssayPsTutor: false },
  }),
  person({ email: 'ad@x.test', role: 'Admin' }),
]

const facts = {
  people: new Map(known.map((one) => [one.email, one])),
  schools: new Map([
    ['hill', { id: 'id of hill', isArchived: false }],
    ['gone', { id: 'id of gone', isArchived: true }],
    ['closed', { id: 'id of closed', isArchived: true }],
  ]),
  programmes: new Map(
    [programme('Premium', false), programme('Classic', true)].map((one) => [
      one.name.toLowerCase(),
      one,
    ]),
  ),
  timeZones: new Set(['Europe/London', 'Europe/Paris']),
  today: '2026-06-30',
} as unknown as Facts

type Cells = Partial<Record<PeopleField, string>>
const plan = (...rows: Cells[]) =>
  planPeople(
    rows.map((cells, at) => ({ line: at + 2, cells: new Map(Object.entries(cells)) })),
    facts,
  )

const outcome = async (...rows: Cells[]) =>
  (await plan(...rows)).map(({ outcome: is, errors }) =>
    is === 'bad' ? errors.map(({ field, message }) => `${field}: ${message}`).join(' ') : is,
  )

const student: Cells = {
  ...{ role: 'Student', firstName: 'New', lastName: 'One', email: 'new@x.test', yearGroup: '12' },
  ...{ programme: 'premium', expiresOn: '2027-06-30' },
}

describe('a new account', () => {
  it.each<[string, Cells, string]>([
    ['of a student', student, 'create'],
    [
      'of a parent',
      { ...student, role: 'Parent', yearGroup: '', programme: '', expiresOn: '' },
      'create',
    ],
    [
      'without anything',
      { email: '' },
      'email: Write an email address. role: Write a role. firstName: Write a first name. lastName: Write a last name.',
    ],
    [
      'of a student without a programme',
      { ...student, programme: '' },
      'programme: Name the programme of a new student.',
    ],
    [
      'with an unknown programme',
      { ...student, programme: 'Gold' },
      'programme: There is no programme “Gold”.',
    ],
    [
      'with one that is not sold',
      { ...student, programme: 'Classic' },
      'programme: “Classic” is not sold any more.',
    ],
    [
      'that ends before today',
      { ...student, expiresOn: '2026-06-29' },
      'expiresOn: The programme cannot end before it starts.',
    ],
    [
      'with a day that is none',
      { ...student, expiresOn: 'soon' },
      'expiresOn: Write a day as 2027-01-31 or 31/01/2027.',
    ],
    [
      'of a student who teaches',
      { ...student, subject: 'Maths' },
      'subject: Only tutors have this; leave it empty.',
    ],
    [
      'at an archived school',
      { ...student, schools: 'Hill; Closed' },
      'schools: The school “Closed” is archived.',
    ],
    [
      'at an unknown school',
      { ...student, schools: 'Nowhere' },
      'schools: There is no school “Nowhere”.',
    ],
    [
      'of a parent who is none',
      { ...student, parents: 'tu@x.test' },
      'parents: tu@x.test is no parent.',
    ],
    [
      'of a parent who is stopped',
      { ...student, parents: 'left@x.test' },
      'parents: left@x.test has been stopped.',
    ],
    [
      'of a tutor who is not there',
      { ...student, tutors: 'no@x.test' },
      'tutors: There is no account of no@x.test.',
    ],
    [
      'in a zone that only browsers know',
      { ...student, timeZone: 'Europe/Berlin' },
      'timeZone: This time zone is not known.',
    ],
  ])('%s', async (_what, cells, expected) => {
    expect(await outcome(cells)).toEqual([expected])
  })

  it('links whom another row of the file makes', async () => {
    const parent = { role: 'Parent', firstName: 'Pa', lastName: 'Rent', email: 'PA2@x.test' }
    const planned = await plan({ ...student, parents: 'pa2@X.test' }, parent)
    expect(planned.map((row) => row.outcome)).toEqual(['create', 'create'])
    expect(planned[0]?.action).toMatchObject({ links: { parents: ['pa2@x.test'] } })
  })

  it('stands in the file once, in any case', async () => {
    expect(await outcome(student, { ...student, email: 'NEW@x.test' })).toEqual([
      'email: This address stands in line 3 as well.',
      'email: This address stands in line 2 as well.',
    ])
  })
})

/** As the list of people takes it along. */
const sam: Cells = {
  ...{ role: 'Student', firstName: 'Ana', lastName: 'Bo', email: 'SAM@x.test', phone: 'ask Mum' },
  ...{ timeZone: 'Europe/London', yearGroup: '12', extraTimePercent: '0', programme: 'Premium' },
  ...{ schools: 'Gone; Old; Hill', parents: 'left@x.test; pa@x.test', tutors: '' },
}
const tutor: Cells = { email: 'tu@x.test', subject: 'Maths', capacity: '9', isSeminarTutor: 'yes' }

describe('somebody who is there', () => {
  it.each<[string, Cells, string]>([
    ['as taken along', sam, 'unchanged'],
    ['by the address alone', { email: 'sam@x.test' }, 'unchanged'],
    [
      'with other signs of the same',
      { ...sam, yearGroup: '12.0', startsOn: '01/01/2026' },
      'unchanged',
    ],
    [
      'an admin as taken along',
      { role: 'Admin', email: 'ad@x.test', firstName: 'Ana' },
      'unchanged',
    ],
    [
      'an admin otherwise',
      { email: 'ad@x.test', firstName: 'Eve' },
      'email: An admin’s account is changed by itself.',
    ],
    [
      'stopped as taken along',
      { role: 'Parent', email: 'left@x.test', lastName: 'Bo' },
      'unchanged',
    ],
    [
      'stopped otherwise',
      { email: 'left@x.test', lastName: 'Xu' },
      'email: This account has been stopped.',
    ],
    ['with another phone', { ...sam, phone: '020 7946 0000' }, 'update'],
    [
      'with a phone that is none',
      { ...sam, phone: 'ask Dad' },
      'phone: Write a phone number in digits.',
    ],
    [
      'with another role',
      { ...sam, role: 'Parent' },
      'role: This account is a Student’s, which stays.',
    ],
    [
      'with another programme',
      { ...sam, programme: 'Classic' },
      'programme: Another programme is sold by an upsell or a renewal.',
    ],
    [
      'with another last day',
      { ...sam, expiresOn: '2027-01-01' },
      'expiresOn: The days of a programme are changed at its booking.',
    ],
    ['with a school more', { ...sam, schools: 'Gone; Old; Hill; hill' }, 'update'],
    ['with a tutor more', { ...sam, tutors: 'tu@x.test' }, 'update'],
    ['who teaches, as it is', tutor, 'unchanged'],
    [
      'who teaches something else',
      { ...tutor, subject: 'Art' },
      'subject: This is changed on the tutor’s own page.',
    ],
    [
      'who takes more',
      { ...tutor, capacity: '10' },
      'capacity: This is changed on the tutor’s own page.',
    ],
    [
      'who gives no seminars',
      { ...tutor, isSeminarTutor: 'no' },
      'isSeminarTutor: This is changed on the tutor’s own page.',
    ],
    [
      'who has a year',
      { ...tutor, yearGroup: '12' },
      'yearGroup: Only students have this; leave it empty.',
    ],
  ])('%s', async (_what, cells, expected) => {
    expect(await outcome(cells)).toEqual([expected])
  })

  it('is changed in what is said alone', async () => {
    const [row] = await plan({ ...sam, phone: '020 7946 0000', lastName: '' })
    expect(row?.action).toMatchObject({ does: 'update', change: { phone: '020 7946 0000' } })
  })
})

it('is known by what would be done, and by nothing else', async () => {
  const of = async (...rows: Cells[]) => fingerprintOf(await plan(...rows), facts)
  expect(await of(student)).toBe(await of({ ...student, phone: '' }))
  expect(await of(student)).not.toBe(await of({ ...student, lastName: 'Two' }))
  expect(await of(student)).not.toBe(await of(student, sam))
  const later = {
    ...facts,
    programmes: new Map([['premium', { ...programme('Premium', false), version: 2 }]]),
  }
  expect(await of(student)).not.toBe(
    await fingerprintOf(await plan(student), later as unknown as Facts),
  )
})
