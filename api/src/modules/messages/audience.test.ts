import type { Audience } from '@portal/shared/api/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tutors, users } from '../../database/schema/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { messagesOf } from './testing.ts'

const now = new Date('2027-03-27T12:00:00Z')

let app: TestApp
let office: ReturnType<typeof messagesOf>
const ids: Record<string, string> = {}

/** Two schools with a student each, whoever is around them, and some who get nothing. */
beforeAll(async () => {
  app = await makeTestApp({ now })
  office = messagesOf(app, await app.make.admin())
  const { make } = app
  const own = (firstName: string) => ({ firstName, lastName: '' })
  const keep = async (name: string, made: Promise<string>) => {
    ids[name] = await made
    return ids[name]
  }
  const eton = await keep('eton', make.school('Eton'))
  const harrow = await keep('harrow', make.school('Harrow'))
  const ada = await keep(
    'ada',
    make.student({ yearGroup: 13, programName: 'Full Blue', schools: [eton] }, own('ada')),
  )
  const bob = await keep(
    'bob',
    make.student({ yearGroup: 12, programName: 'Premium', schools: [harrow] }, own('bob')),
  )
  const over = await keep(
    'over',
    make.student({ yearGroup: 13, schools: [eton], expiresOn: '2027-03-26' }, own('over')),
  )
  const stopped = await keep(
    'stopped',
    make.student({ yearGroup: 13 }, { ...own('stopped'), isActive: false }),
  )
  await keep('adas mother', make.parent([ada], own('adas mother')))
  await keep('bobs father', make.parent([bob], own('bobs father')))
  await keep('parent of over', make.parent([over, stopped], own('parent of over')))
  const tess = await keep('tess', make.tutor({ students: [ada] }, own('tess')))
  await keep('tom', make.tutor({ students: [bob] }, own('tom')))
  const sue = await keep('sue', make.seniorTutor({}, own('sue')))
  await app.db.update(tutors).set({ seniorTutorId: sue }).where(eq(tutors.userId, tess))
  await keep('sam', make.seniorTutor({ students: [bob] }, own('sam')))
  await keep('manager of eton', make.schoolManager([eton], own('manager of eton')))
  await keep('manager of both', make.schoolManager([eton, harrow], own('manager of both')))
  await app.db.update(users).set({ lastName: '' }).where(eq(users.role, 'Student'))
})
afterAll(() => app.close())

const id = (name: string) => ids[name] ?? expect.fail(`Nobody is called ${name}`)

const everybody: Audience['roles'] = [
  'Student',
  'Parent',
  'Tutor',
  'Senior Tutor',
  'School Manager',
]

it.each<[string, () => Partial<Audience>, string[]]>([
  ['nobody', () => ({}), []],
  ['students, whose account and programme go on', () => ({ roles: ['Student'] }), ['ada', 'bob']],
  [
    'roles',
    () => ({ roles: ['Parent', 'Senior Tutor'] }),
    ['adas mother', 'bobs father', 'parent of over', 'sam', 'sue'],
  ],
  ['students of a school', () => ({ roles: ['Student'], schoolIds: [id('eton')] }), ['ada']],
  [
    'everybody around the students of a school',
    () => ({ roles: everybody, schoolIds: [id('eton')] }),
    ['ada', 'adas mother', 'manager of both', 'manager of eton', 'sue', 'tess'],
  ],
  [
    'everybody around the students of a year',
    () => ({ roles: everybody, yearGroups: [12] }),
    ['bob', 'bobs father', 'manager of both', 'sam', 'tom'],
  ],
  [
    'everybody around those of a programme in a school',
    () => ({ roles: everybody, programmes: ['Full Blue'], schoolIds: [id('harrow')] }),
    [],
  ],
  [
    'parents of some programmes',
    () => ({ roles: ['Parent'], programmes: ['Full Blue', 'Premium'] }),
    ['adas mother', 'bobs father'],
  ],
  [
    'some more people, whatever is narrowed',
    () => ({ roles: ['Student'], yearGroups: [13], userIds: [id('tom'), id('bob')] }),
    ['ada', 'bob', 'tom'],
  ],
  [
    'people alone, less those who get nothing',
    () => ({ userIds: [id('over'), id('stopped'), id('tess')] }),
    ['tess'],
  ],
  [
    'less people, also of those who are named',
    () => ({
      ...{ roles: ['Student'], userIds: [id('tom')], exceptUserIds: [id('tom'), id('ada')] },
    }),
    ['bob'],
  ],
])('an audience of %s', async (_, audience, names) => {
  const { total, sample } = await office.count(audience())
  expect(sample.map(({ name }) => name.trim())).toEqual(names)
  expect(total).toBe(names.length)
})
