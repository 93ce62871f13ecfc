import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../live/publish.ts'
import { makeTestApp, makeTuition, type TestApp } from '../../testing/index.ts'
import { makeAround } from './testing.ts'

const now = new Date('2027-03-03T12:00:00Z')

let app: TestApp
let people: Awaited<ReturnType<typeof makeAround>>
/** Everybody around the student, a tutor who was the student's once, and strangers. */
let everybody: Record<string, string>

beforeAll(async () => {
  app = await makeTestApp({ now })
  people = await makeAround(app)
  const { student, senior, admin, parent, manager, tutor, strangers } = people
  const names = ['parent', 'manager', 'tutor', 'senior'].map((role) => `another ${role}`)
  everybody = {
    ...{ student, senior, admin, parent, manager, tutor },
    // Sees the concern only because it was raised by them.
    'tutor before': await app.make.tutor(),
    ...Object.fromEntries(names.map((name, at) => [name, strangers[at] ?? ''])),
  }
})
afterAll(() => app.close())

/** What somebody is shown of a concern: the whole of it, or that there is none. */
async function viewOf(userId: string, id: string): Promise<string> {
  const { status, data } = await app.call('GET /Alert/Alert/GetAlert', userId, { query: { id } })
  // The version counts steps that are not the reader's to know of; nobody is shown it.
  return JSON.stringify(status === 200 ? { ...data, version: 0 } : status)
}

const viewsOf = async (id: string) => {
  const views = new Map<string, string>()
  for (const [name, userId] of Object.entries(everybody)) {
    views.set(name, await viewOf(userId, id))
  }
  return views
}

/** Names of those whose open pages are told to ask again by what is done. */
async function heardOf(step: () => Promise<unknown>): Promise<string[]> {
  const heard = new Set<string>()
  let isOver = false
  const stops = Object.entries(everybody).map(([name, userId]) =>
    app.live.subscribe(userId, (event) => {
      if (event === 'tuition') heard.add(name)
    }),
  )
  stops.push(app.live.subscribe('mark', () => (isOver = true)))
  await step()
  await publish(app.db, 'bell', ['mark'])
  await expect.poll(() => isOver).toBe(true)
  for (const stop of stops) stop()
  return [...heard].toSorted()
}

/** Takes a step, and gives who was told of it and for whom something changed. */
async function told(id: string, step: () => Promise<{ status: number }>) {
  app.clock.set(new Date(app.clock.now().getTime() + 60_000))
  const before = await viewsOf(id)
  const heard = await heardOf(async () => {
    expect((await step()).status).toBeLessThan(300)
  })
  const after = await viewsOf(id)
  const changed = [...before].filter(([name, view]) => after.get(name) !== view)
  return { heard, changed: changed.map(([name]) => name).toSorted() }
}

const staff = ['admin', 'senior', 'tutor', 'tutor before']
const family = [...staff, 'parent'].toSorted()
const all = [...staff, 'manager', 'parent'].toSorted()

it('has the pages ask again of just those for whom a step changes something', async () => {
  const { student, tutor, senior, admin, parent } = people
  const id = await makeTuition(app.db).alert(student, {
    ...{ raisedBy: everybody['tutor before'] ?? null, audience: 'school', reviewedAt: null },
  })
  let version = 0
  const next = () => {
    version += 1
    return version
  }
  const say = (who: string, isInternal: boolean) =>
    app.call('POST /Alert/Alert/Comment', who, { body: { id, text: 'Said.', isInternal } })
  const review = (who: string, decision: 'approve' | 'pass on', audience: 'family' | 'school') =>
    app.call('POST /Alert/Alert/Review', who, {
      body: { id, version: next(), decision, audience },
    })
  const change = (audience: 'staff' | 'family' | 'school', followUpAt: string | null) =>
    app.call('POST /Alert/Alert/Change', senior, {
      body: { id, version: next(), note: 'Two months behind.', audience, followUpAt },
    })
  const steps: [string, () => Promise<{ status: number }>, readonly string[]][] = [
    ['a comment before the review', () => say(tutor, false), staff],
    ['a change before the review', () => change('school', null), staff],
    ['passing it on', () => review(senior, 'pass on', 'school'), staff],
    ['the review', () => review(admin, 'approve', 'family'), family],
    ['a follow-up', () => change('family', '2027-03-10'), family],
    ['a shared comment', () => say(senior, false), family],
    ['an internal comment', () => say(tutor, true), staff],
    [
      'giving it to somebody',
      () =>
        app.call('POST /Alert/Alert/Assign', senior, {
          body: { id, version: next(), userId: tutor },
        }),
      staff,
    ],
    ['a reply of the family', () => say(parent, false), family],
    ['opening it to the school', () => change('school', '2027-03-17'), all],
    ['taking it from both', () => change('staff', '2027-03-17'), all],
    ['a comment that staff see alone by now', () => say(senior, false), staff],
    ['opening it to the family again', () => change('family', null), family],
    [
      'closing it',
      () =>
        app.call('POST /Alert/Alert/Close', tutor, {
          body: { id, version: next(), outcome: 'A plan is made.' },
        }),
      family,
    ],
    [
      'opening it again',
      () =>
        app.call('POST /Alert/Alert/Reopen', tutor, {
          body: { id, version: next(), reason: 'It was not kept.' },
        }),
      family,
    ],
  ]
  for (const [what, step, expected] of steps) {
    const { heard, changed } = await told(id, step)
    expect([what, heard]).toEqual([what, expected])
    expect([what, changed]).toEqual([what, expected])
  }
})

it.each([
  ['a tutor', 'tutor', ['admin', 'senior', 'tutor']],
  ['a senior tutor', 'senior', ['admin', 'manager', 'parent', 'senior', 'tutor']],
] as const)('shows what %s raises to those who see it before its review', async (_, by, seen) => {
  const heard = await heardOf(() =>
    app.call('POST /Alert/Alert/Raise', people[by], {
      body: {
        ...{ studentId: people.student, type: 1, note: 'Two months behind.', audience: 'school' },
        ...{ followUpAt: null, tellStudent: 'missed you', again: true },
      },
    }),
  )
  expect(heard).toEqual([...seen])
})
