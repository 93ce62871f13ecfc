import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { auditEntries } from '../../testing/index.ts'
import { makeCards, wholeCard } from './testing.ts'

let cards: Awaited<ReturnType<typeof makeCards>>
beforeEach(async () => {
  cards = await makeCards()
})
afterEach(() => cards.app.close())

const bellOf = async (userId: string) =>
  await rowsOf<{ link: string; description: string; title: string }>(
    cards.app.db,
    sql`select n.navigatable_link link, n.description, n.title from notification_recipients r
      join notifications n on n.id = r.notification_id
      where r.user_id = ${userId}::uuid order by n.created_at desc, n.id desc`,
  )

describe('a draft', () => {
  it('is kept by its version, and comes back in the form', async () => {
    const { people, draft, form } = cards
    expect((await form(people.tutor)).data).toMatchObject({
      ...{ cardId: null, state: 'due', version: 0, mayWrite: true, savedAt: null },
      content: { grades: [], predictedGrade: null, comment: '' },
    })
    const part = { grades: [{ skillId: 2, grade: 5 }], predictedGrade: null, comment: 'So far' }
    expect((await draft(people.tutor, {}, part)).data.version).toBe(1)
    expect((await draft(people.tutor, { version: 1 }, { ...part, comment: '' })).data.version).toBe(
      2,
    )
    const { data } = await form(people.tutor)
    expect(data).toMatchObject({
      ...{ state: 'draft', version: 2, savedAt: '2026-03-05T15:00:00.000Z' },
      content: { ...part, comment: '' },
    })
  })

  it('of another window is refused with what stands there now, and the same twice is kept once', async () => {
    const { app, people, draft } = cards
    const reversed = wholeCard().grades.toReversed()
    await draft(people.tutor, {}, { comment: 'One' })
    const same = await draft(people.tutor, {}, { comment: 'One', grades: reversed })
    expect(same.data.version).toBe(1)
    const { status, message } = await draft(people.tutor, {}, { comment: 'Other' })
    expect([status, message]).toEqual([
      409,
      'This report card was changed in another window meanwhile.',
    ])
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/ReportCard/tutor/ReportCard/SaveDraft',
      headers: { authorization: `Bearer ${await app.tokenOf(people.tutor)}` },
      payload: {
        ...{ termId: cards.termOf.spring, studentId: people.student, version: 0 },
        ...wholeCard({ comment: 'Other', predictedGrade: 7 }),
      },
    })
    expect(response.json().data).toMatchObject({
      ...{ by: 'You in another window', version: 1, changed: ['predictedGrade', 'comment'] },
      values: { comment: 'One', predictedGrade: 6.5 },
    })
  })

  it('is saved once where two windows begin at once', async () => {
    const { app, people, draft } = cards
    const texts = ['a', 'b', 'c']
    const all = await Promise.all(texts.map((comment) => draft(people.tutor, {}, { comment })))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await rowsOf(app.db, sql`select 1 from report_cards`)).toHaveLength(1)
  })

  it('is of an own student with a delivered hour in the term, and nobody else’s', async () => {
    const { app, people, termOf, hour, draft, form, submit } = cards
    const { tutor, student, other } = people
    const colleague = await app.make.tutor({ students: [student] })
    const taught = { of: other }
    // No hour of that term, or none that was delivered.
    for (const none of [taught, { term: 'autumn' }, { term: 'summer' }] as const) {
      for (const write of [draft, submit]) expect((await write(tutor, none)).status).toBe(404)
      expect((await form(tutor, none)).status).toBe(404)
    }
    await hour('2026-02-11T16:00:00Z', { state: 'no-show' }, other)
    expect((await draft(tutor, taught)).status).toBe(404)
    await hour('2026-02-12T16:00:00Z', {}, other)
    expect((await draft(tutor, taught, { predictedGrade: null })).status).toBe(200)
    for (const stranger of [colleague, people.senior]) {
      for (const write of [draft, submit]) expect((await write(stranger)).status).toBe(404)
      expect((await form(stranger)).status).toBe(404)
    }
    expect((await form(tutor, { of: other, term: 'spring' }, colleague)).status).toBe(404)
    // Who does not teach the student any more writes no more.
    await app.db.execute(sql`delete from tutor_students
      where tutor_id = ${tutor} and student_id = ${other}`)
    expect((await draft(tutor, { of: other, version: 1 })).status).toBe(404)
    expect((await form(tutor, { of: other })).status).toBe(404)
    const unknown = { ...wholeCard(), termId: crypto.randomUUID(), studentId: student, version: 0 }
    expect(termOf.spring).not.toBe(unknown.termId)
    const answer = await app.call('POST /ReportCard/tutor/ReportCard/SaveDraft', tutor, {
      body: unknown,
    })
    expect(answer.status).toBe(404)
  })

  it.each([
    ['a grade of six', { grades: [{ skillId: 1, grade: 6 }] }, 400, 'body.grades.0.grade'],
    [
      'a skill twice',
      {
        grades: [
          { skillId: 1, grade: 1 },
          { skillId: 1, grade: 2 },
        ],
      },
      400,
      'body.grades',
    ],
    ['a skill of another subject', { grades: [{ skillId: 8, grade: 1 }] }, 422, 'body.grades'],
    ['an unknown skill', { grades: [{ skillId: 999, grade: 1 }] }, 422, 'body.grades'],
    ['a comment that is too long', { comment: 'x'.repeat(1_501) }, 400, 'body.comment'],
    ['a prediction below 0', { predictedGrade: -1 }, 400, 'body.predictedGrade'],
  ])('takes no %s', async (_, own, status, path) => {
    const answer = await cards.draft(cards.people.tutor, {}, own)
    expect([answer.status, answer.errors.map((error) => error.path)]).toEqual([status, [path]])
  })
})

describe('submitting', () => {
  it('shows the card to student, parents and school, who are told', async () => {
    const { app, people, draft, submit, read, form } = cards
    await draft(people.tutor)
    const { data, status } = await submit(people.tutor, { version: 1 })
    expect([status, data.version]).toEqual([200, 2])
    for (const reader of [people.student, people.parent, people.manager, people.tutor]) {
      const { terms } = (await read(reader)).data
      expect(terms).toMatchObject([
        {
          name: 'Spring 2026',
          cards: [
            {
              ...{ id: data.cardId, tutorName: 'Tom Hale', subject: 'Mathematics' },
              ...{ predictedGrade: 6.5, test: 'ESAT', submittedAt: '2026-03-05T15:00:00.000Z' },
              comment: wholeCard().comment,
            },
          ],
        },
      ])
      const grades = terms[0]?.cards[0]?.grades
      expect(grades?.slice(0, 2)).toEqual([
        { skillId: 1, skill: 'Understanding', grade: 4 },
        { skillId: 2, skill: 'Method', grade: 4 },
      ])
      expect(grades).toHaveLength(7)
    }
    expect(await bellOf(people.student)).toEqual([
      {
        ...{ title: 'Report card', link: '/report-card' },
        description: 'Tom Hale has written your report card in Mathematics, Spring 2026.',
      },
    ])
    const description =
      'Tom Hale has written the report card of Maya Clarke in Mathematics, Spring 2026.'
    const told = { title: 'Report card', description }
    const tab = `${people.student}?tab=cards`
    expect(await bellOf(people.parent)).toEqual([{ ...told, link: `/parent-dashboard/${tab}` }])
    expect(await bellOf(people.manager)).toEqual([{ ...told, link: `/school-dashboard/${tab}` }])
    expect(await bellOf(people.tutor)).toEqual([])
    const [entry] = await auditEntries(app.db, sql`record = ${data.cardId}`)
    expect(entry).toMatchObject({ action: 'report card submitted', subjectId: people.student })
    expect((await form(people.tutor)).data).toMatchObject({ state: 'submitted', version: 2 })
    expect((await draft(people.tutor, { version: 2 })).status).toBe(422)
    expect((await submit(people.tutor, { version: 2 })).status).toBe(422)
  })

  it('shows itself on open pages of all who read it, and opening again on the tutor’s', async () => {
    const { app, people, submit, reopen } = cards
    const heard: string[] = []
    const readers = ['student', 'parent', 'manager', 'tutor'] as const
    const stops = readers.map((who) =>
      app.live.subscribe(people[who], (event) => {
        if (event === 'tuition') heard.push(who)
      }),
    )
    const { cardId } = (await submit(people.tutor)).data
    await expect.poll(() => heard.toSorted()).toEqual(readers.toSorted())
    heard.length = 0
    await reopen(people.senior, cardId, 1)
    await expect.poll(() => heard).toEqual(['tutor'])
    for (const stop of stops) stop()
  })

  it('is done once, however often the same wish comes', async () => {
    const { app, people, submit } = cards
    const key = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => submit(people.tutor, { key })))
    expect((await submit(people.tutor, { key })).status).toBe(200)
    expect(await rowsOf(app.db, sql`select 1 from report_card_versions`)).toHaveLength(1)
    expect(await bellOf(people.student)).toHaveLength(1)
  })

  it.each([
    ['all skills', { grades: [] }, 'body.grades', /^Grade Understanding, .* and Problem solving$/],
    ['one skill', { grades: wholeCard().grades.slice(1) }, 'body.grades', /^Grade Understanding$/],
    ['a comment', { comment: 'Good. ' }, 'body.comment', /at least 100 characters: 95 more/],
    ['more than spaces', { comment: `${'x'.repeat(99)}  ` }, 'body.comment', /: 1 more/],
    ['a predicted grade', { predictedGrade: null }, 'body.predictedGrade', /Choose a predicted/],
    ['a step of the scale', { predictedGrade: 6.3 }, 'body.predictedGrade', /steps of 0.5/],
    ['a grade of the scale', { predictedGrade: 9.5 }, 'body.predictedGrade', /from 1 to 9/],
  ])('wants %s, and says so', async (_, own, path, says) => {
    const answer = await cards.submit(cards.people.tutor, {}, own)
    expect([answer.status, answer.errors.map((error) => error.path)]).toEqual([422, [path]])
    expect(answer.message).toMatch(says)
  })

  it('names everything that is missing at once', async () => {
    const answer = await cards.submit(
      cards.people.tutor,
      {},
      { grades: [], comment: '', predictedGrade: null },
    )
    expect(answer.errors.map((error) => error.path)).toEqual([
      'body.grades',
      'body.predictedGrade',
      'body.comment',
    ])
  })

  it('asks for no grade where the student has no test, and takes none', async () => {
    const { people, hour, submit, draft, read } = cards
    await hour('2026-02-12T16:00:00Z', {}, people.other)
    const of = { of: people.other }
    expect((await draft(people.tutor, of)).status).toBe(422)
    expect((await submit(people.tutor, of)).status).toBe(422)
    expect((await submit(people.tutor, of, { predictedGrade: null })).status).toBe(200)
    const { terms } = (await read(people.tutor, people.other)).data
    expect(terms[0]?.cards[0]).toMatchObject({ predictedGrade: null, test: null })
  })

  it('is refused where another window has kept another, unless it is the same', async () => {
    const { people, draft, submit } = cards
    const other = wholeCard({ predictedGrade: 7 })
    await draft(people.tutor, {}, other)
    expect((await submit(people.tutor)).status).toBe(409)
    expect((await submit(people.tutor, {}, other)).status).toBe(200)
  })
})
