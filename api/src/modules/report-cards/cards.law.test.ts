import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../../database/open.ts'
import { makeCards } from './testing.ts'

let cards: Awaited<ReturnType<typeof makeCards>>
beforeAll(async () => {
  cards = await makeCards()
})
afterAll(() => cards.app.close())

const grade = fc.constantFrom(4, 5.5, 7)
const step = fc.oneof(
  fc.record({ kind: fc.constant('draft' as const), grade, isStale: fc.boolean() }),
  fc.record({ kind: fc.constant('submit' as const), grade, isStale: fc.boolean() }),
  fc.record({ kind: fc.constant('retry' as const) }),
  fc.record({ kind: fc.constant('reopen' as const), isStale: fc.boolean() }),
)

it('drafts, submissions, reopenings and retries in any order keep every submitted version once, and readers see the newest', async () => {
  const { app, people, hour, draft, submit, reopen, read, form } = cards
  const { tutor, senior } = people
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const of = await app.make.student({ tutors: [tutor] })
      await cards.sitsEsat(of)
      await hour('2026-02-10T16:00:00Z', {}, of)
      const submitted: number[] = []
      let inHand: number | null = null
      let [version, cardId, state] = [0, '', 'due']
      let last: { key: string; version: number; grade: number } | undefined
      for (const one of steps) {
        app.clock.advance(1_000)
        if (one.kind === 'retry') {
          if (last === undefined) continue
          const again = await submit(tutor, { of, ...last }, { predictedGrade: last.grade })
          expect(again.status).toBe(200)
        } else if (one.kind === 'reopen') {
          if (cardId === '') continue
          const wanted = one.isStale ? version + 1 : version
          const { status } = await reopen(senior, cardId, wanted)
          expect(status).toBe(one.isStale ? 409 : state === 'submitted' ? 200 : 422)
          if (status === 200) [version, state] = [version + 1, 'reopened']
        } else {
          const isStale = one.isStale && version > 0 && inHand !== one.grade
          const key = crypto.randomUUID()
          const write = one.kind === 'draft' ? draft : submit
          const at = { of, version: isStale ? version - 1 : version, key }
          const answer = await write(tutor, at, { predictedGrade: one.grade })
          expect(answer.status).toBe(state === 'submitted' ? 422 : isStale ? 409 : 200)
          if (answer.status !== 200) continue
          version = answer.data.version
          inHand = one.grade
          if (state === 'due') state = 'draft'
          if (one.kind === 'draft') continue
          submitted.push(one.grade)
          last = { key, version: at.version, grade: one.grade }
          cardId = 'cardId' in answer.data ? String(answer.data.cardId) : cardId
          state = 'submitted'
        }
      }
      const kept = await rowsOf<{ version: number; grade: number }>(
        app.db,
        sql`select v.version, (v.content ->> 'predictedGrade')::float8 grade
          from report_card_versions v join report_cards c on c.id = v.card_id
          where c.student_id = ${of} order by v.version`,
      )
      expect(kept).toEqual(submitted.map((each, at) => ({ version: at + 1, grade: each })))
      const [shown] = (await read(tutor, of)).data.terms
      expect(shown?.cards.map((card) => card.predictedGrade) ?? []).toEqual(submitted.slice(-1))
      expect((await form(tutor, { of })).data).toMatchObject({
        ...{ state, version, content: { predictedGrade: inHand } },
      })
    }),
    { numRuns: 15 },
  )
})
