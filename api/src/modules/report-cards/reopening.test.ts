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

describe('opening again', () => {
  it('tells the tutor why, and leaves what was submitted in view until it is submitted again', async () => {
    const { app, people, submit, reopen, read, draft, form } = cards
    const { cardId } = (await submit(people.tutor)).data
    const { data } = await reopen(people.senior, cardId, 1, 'Speed is a slip.')
    expect(data.version).toBe(2)
    expect(await bellOf(people.tutor)).toEqual([
      {
        title: 'Report card open again',
        link: `/?card=${cards.termOf.spring}.${people.student}`,
        description: 'Maya Clarke, Spring 2026: Speed is a slip.',
      },
    ])
    const changed = wholeCard({ predictedGrade: 7 })
    app.clock.advance(60_000)
    expect((await draft(people.tutor, { version: 2 }, changed)).data.version).toBe(3)
    expect((await form(people.tutor)).data).toMatchObject({
      ...{ state: 'reopened', content: { predictedGrade: 7 } },
      reopened: { reason: 'Speed is a slip.' },
    })
    const shown = async () => (await read(people.parent)).data.terms[0]?.cards[0]
    expect(await shown()).toMatchObject({ predictedGrade: 6.5 })
    expect((await submit(people.tutor, { version: 3 }, changed)).status).toBe(200)
    expect(await shown()).toMatchObject({
      ...{ predictedGrade: 7, submittedAt: '2026-03-05T15:01:00.000Z' },
    })
    expect((await bellOf(people.student))[0]?.title).toBe('Report card changed')
    expect((await form(people.tutor)).data.reopened).toBeNull()
    const [entry] = await auditEntries(app.db, sql`record = ${cardId} and version = 2`)
    expect(entry).toMatchObject({
      action: 'report card reopened',
      changes: { state: ['submitted', 'reopened'], reason: [null, 'Speed is a slip.'] },
    })
  })

  it('is for the own team’s senior and admins, of a submitted card, by its version', async () => {
    const { app, people, submit, draft, reopen } = cards
    const { cardId } = (await submit(people.tutor)).data
    // A senior who teaches the student too, but whose team the tutor is not in.
    const other = await app.make.seniorTutor({ students: [people.student] })
    expect((await reopen(other, cardId, 1)).status).toBe(404)
    expect((await reopen(people.tutor, cardId, 1)).status).toBe(403)
    expect((await reopen(people.admin, cardId, 7)).status).toBe(409)
    expect((await reopen(people.admin, cardId, 1)).status).toBe(200)
    expect((await reopen(people.admin, cardId, 2)).status).toBe(422)
    await draft(people.tutor, { version: 2 }, { comment: 'Anew' })
    expect((await reopen(people.admin, cardId, 3)).status).toBe(422)
    expect((await reopen(people.admin, crypto.randomUUID(), 1)).status).toBe(404)
  })
})

it('keeps what was submitted from being changed', async () => {
  const { app, people, submit } = cards
  await submit(people.tutor)
  await expect(
    app.db.execute(sql`update report_card_versions set content = '{}'`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
})
