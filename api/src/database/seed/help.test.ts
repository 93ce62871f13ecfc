import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanHtml } from '../../rich-text/index.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { faqs } from '../schema/index.ts'
import { demoPerson } from './testing.ts'

let app: TestApp

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo' })
}, 120_000)
afterAll(() => app.close())

const idOf = (name: string) => demoPerson(app.db, name)

describe('help of the demo world', () => {
  it('answers 45 questions of three audiences, each in words that are kept as they are', async () => {
    const all = await app.db.select().from(faqs)
    expect(all).toHaveLength(45)
    expect(all.filter(({ answer }) => cleanHtml(answer, 'page') !== answer)).toEqual([])
    expect(new Set(all.map(({ audience, question }) => `${audience} ${question}`)).size).toBe(45)
    for (const person of ['student', 'tutor', 'senior', 'school']) {
      const { data } = await app.call('GET /Help/Faq/GetFaqs', await idOf(person))
      expect(data.sections.length, person).toBeGreaterThanOrEqual(3)
      expect(data.sections.flatMap((one) => one.faqs).length, person).toBeGreaterThan(12)
    }
  })

  it('has messages in every state, some with replies, and people who read an answer before', async () => {
    const admin = await idOf('admin')
    const { data } = await app.call('GET /Help/admin/Message/GetMessages', admin)
    expect(data.messages.map(({ state }) => state)).toEqual([
      ...['new', 'open', 'new', 'answered', 'answered', 'closed'],
    ])
    expect(data.openCount).toBe(3)
    expect(data.messages.filter(({ replies }) => replies > 0)).toHaveLength(4)
    const own = await app.call('GET /Help/Message/GetMine', await idOf('student'))
    expect(own.data.totalCount).toBe(2)
    const read = await app.call('GET /Help/admin/Faq/GetFaqs', admin, {
      query: { audience: 'tutor' },
    })
    expect(read.data.faqs.filter(({ wroteAfter }) => wroteAfter > 0)).toHaveLength(1)
  })
})
