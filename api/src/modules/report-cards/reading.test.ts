import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../printing/testing.ts'
import { makeCards } from './testing.ts'

let cards: Awaited<ReturnType<typeof makeCards>>
let colleague: string
beforeAll(async () => {
  cards = await makeCards()
  const { app, people, hour, submit } = cards
  colleague = await app.make.tutor(
    { students: [people.student] },
    { firstName: 'Ada', lastName: 'Quill' },
  )
  await hour('2025-10-01T16:00:00Z')
  await hour('2025-10-02T16:00:00Z', { subject: 'Physics' }, people.student, colleague)
  await submit(people.tutor, { term: 'autumn' }, { predictedGrade: 5 })
  const physics = [1, 2, 3, 4, 5, 8, 9].map((skillId) => ({ skillId, grade: 3 }))
  await submit(colleague, { term: 'autumn' }, { grades: physics })
  await submit(people.tutor)
})
afterAll(() => cards.app.close())

const pdf = (as: string, query: { studentId: string; termId?: string }) =>
  cards.app.call('GET /ReportCard/ReportCard/GetCardsPdf', as, { query })

describe('submitted cards', () => {
  it('come by terms, the latest first, a card of each tutor', async () => {
    const { data } = await cards.read(cards.people.student)
    expect(data.studentName).toBe('Maya Clarke')
    expect(
      data.terms.map(({ name, cards: all }) => [
        name,
        all.map(({ tutorName, subject, predictedGrade }) => [tutorName, subject, predictedGrade]),
      ]),
    ).toEqual([
      ['Spring 2026', [['Tom Hale', 'Mathematics', 6.5]]],
      [
        'Autumn 2025',
        [
          ['Ada Quill', 'Physics', 6.5],
          ['Tom Hale', 'Mathematics', 5],
        ],
      ],
    ])
    const skills = data.terms[1]?.cards[0]?.grades.map(({ skill }) => skill)
    expect(skills?.slice(5)).toEqual(['Modelling', 'Units and estimates'])
  })

  it('are read by all around the student, and by nobody else', async () => {
    const { app, people, read } = cards
    const { make } = app
    const strangers = [
      people.other,
      await make.student(),
      await make.parent([people.other]),
      await make.tutor({ students: [people.other] }),
      await make.seniorTutor({ students: [people.other] }),
      await make.schoolManager([await make.school()]),
    ]
    for (const stranger of strangers) {
      expect((await read(stranger, people.student)).status).toBe(404)
      expect((await pdf(stranger, { studentId: people.student })).status).toBe(404)
    }
    const around = ['student', 'parent', 'tutor', 'senior', 'manager', 'admin'] as const
    for (const reader of [...around.map((who) => people[who]), colleague]) {
      expect((await read(reader, people.student)).data.terms).toHaveLength(2)
    }
  })

  it('are none where none was submitted', async () => {
    const { people, read } = cards
    expect((await read(people.tutor, people.other)).data.terms).toEqual([])
    expect((await pdf(people.tutor, { studentId: people.other })).status).toBe(404)
  })

  it('are printed, of one term or of all', async () => {
    const { people, termOf } = cards
    const printed = async (as: string, query: { studentId: string; termId?: string }) => {
      const { data } = await pdf(as, query)
      return await readPdf(new Uint8Array(await data.arrayBuffer()))
    }
    const query = { studentId: people.student, termId: termOf.spring }
    const one = await printed(people.parent, query)
    expect(one.title).toBe('Report card of Maya Clarke, Spring 2026')
    for (const text of ['Understanding', 'Strong', '6.5, ESAT', 'Works with care']) {
      expect(one.text).toContain(text)
    }
    expect(one.text).not.toContain('Autumn 2025')
    const all = await printed(people.student, { studentId: people.student })
    expect(all.title).toBe('Report cards of Maya Clarke')
    expect(all.text).toContain('Autumn 2025: Physics, Ada Quill')
    const nothing = { studentId: people.student, termId: termOf.summer }
    expect((await pdf(people.parent, nothing)).status).toBe(404)
  })
})

describe('what a card is written with', () => {
  it('has the skills of its subject, the scale of the test, the last card and others’ names', async () => {
    const { people, form } = cards
    const { data } = await form(people.tutor)
    expect(data.skills.map(({ name }) => name)).toEqual([
      ...['Understanding', 'Method', 'Accuracy', 'Speed', 'Independence'],
      ...['Algebraic fluency', 'Problem solving'],
    ])
    expect(data.scale).toEqual({ test: 'ESAT', from: 1, to: 9, step: 0.5 })
    expect(data.lastCard).toMatchObject({
      ...{ termName: 'Autumn 2025', card: { tutorName: 'Tom Hale', predictedGrade: 5 } },
    })
    expect(data.names).toEqual(['Theo'])
    expect(data.term).toMatchObject({ name: 'Spring 2026', cardsDueOn: '2026-03-27' })
    expect((await form(people.tutor, { term: 'autumn' })).data.lastCard).toBeNull()
  })

  it('says what the term was like', async () => {
    const { app, people, hour, form, tuition } = cards
    await hour('2026-02-17T16:00:00Z', { quarters: 6 })
    await hour('2026-02-24T16:00:00Z', { state: 'no-show' })
    await hour('2026-03-03T16:00:00Z', { state: 'cancelled' })
    await hour('2026-03-20T16:00:00Z', { state: 'scheduled' })
    // Another tutor’s, and another term’s.
    await hour('2026-02-18T16:00:00Z', {}, people.student, colleague)
    const days = [
      ['2026-01-05', 10, 4],
      ['2026-02-01', 10, 6],
      // After the first four weeks, and before the last four.
      ['2026-02-02', 10, 0],
      ['2026-02-06', 5, 4],
      ['2026-03-05', 5, 5],
    ] as const
    for (const [day, answered, correct] of days) {
      await app.db.execute(sql`insert into student_days values
        (${people.student}, ${day}, ${answered}, ${correct})`)
    }
    const { facts } = (await form(people.tutor)).data
    expect(facts).toEqual({
      ...{ delivered: 2.5, planned: 4.5, attendance: 66.7, rating: null },
      masteryThen: { answered: 20, correct: 10 },
      masteryNow: { answered: 10, correct: 9 },
    })
    for (const [at, rating] of [10, 9, 8, 10].entries()) {
      const id = await hour(`2026-01-${20 + at}T10:00:00Z`, {}, people.other)
      await tuition.rating(id, people.tutor, rating)
    }
    // Of four ratings the tutor learns nothing; of five the mean.
    expect((await form(people.tutor)).data.facts.rating).toBeNull()
    await tuition.rating(await hour('2026-01-30T10:00:00Z', {}, people.other), people.tutor, 9)
    expect((await form(people.tutor)).data.facts.rating).toBe(9.2)
  })

  it('is read by the tutor’s senior and by admins, who say whose it is', async () => {
    const { app, people, form } = cards
    for (const reader of [people.senior, people.admin]) {
      const { data } = await form(reader, {}, people.tutor)
      expect(data).toMatchObject({ mayWrite: false, tutor: { name: 'Tom Hale' }, names: [] })
    }
    expect((await form(people.admin)).status).toBe(422)
    const autumn = { term: 'autumn' } as const
    // A tutor of another team, a colleague to a colleague, and no tutor at all.
    expect((await form(people.senior, autumn, colleague)).status).toBe(404)
    expect((await form(people.tutor, autumn, colleague)).status).toBe(404)
    expect((await form(people.admin, autumn, people.parent)).status).toBe(404)
    expect((await form(people.admin, autumn, colleague)).status).toBe(200)
    expect((await form(people.student)).status).toBe(403)
    const other = await app.make.seniorTutor()
    expect((await form(other, {}, people.tutor)).status).toBe(404)
  })
})
