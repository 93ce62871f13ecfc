import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { questionVersions } from '../../database/schema/index.ts'
import { drawPortrait } from '../../database/seed/drawing.ts'
import { readPdf } from '../../printing/testing.ts'
import { answerTo, makeRevise, type Revise, secrets, unknownId } from './testing.ts'

let revise: Revise

beforeAll(async () => {
  revise = await makeRevise()
})
afterAll(() => revise.app.close())
beforeEach(() => revise.begin())

describe('GetSet', () => {
  it('gives away no key while the set is open', async () => {
    for (const feedback of ['each', 'end'] as const) {
      const { id } = await revise.openSet({ size: 30, feedback })
      const response = await revise.app.fastify.inject({
        url: `/api/Revise/api/Revise/GetSet?setId=${id}`,
        headers: { authorization: `Bearer ${await revise.app.tokenOf(revise.student)}` },
      })
      expect(response.statusCode).toBe(200)
      for (const secret of secrets) expect(response.body).not.toContain(secret)
      expect(response.body).not.toMatch(/isCorrect|correctLetter|is_correct|marking|x\/2|expected/)
    }
  })

  it('sends equations set, for the eye and for screen readers', async () => {
    const { questions } = await revise.openSet({ size: 1 })
    expect(questions[0]?.text).toContain('class="katex"')
    expect(questions[0]?.text).toContain('<math')
    expect(questions[0]?.text).not.toContain('\\(')
  })

  it("does not find somebody else's set, or none", async () => {
    const { id } = await revise.openSet()
    const other = await revise.app.make.student()
    for (const [as, setId] of [
      [other, id],
      [revise.student, unknownId],
    ] as const) {
      const answer = await revise.app.call('GET /Revise/api/Revise/GetSet', as, {
        query: { setId },
      })
      expect(answer).toMatchObject({ status: 404, message: 'The set was not found.' })
    }
  })
})

describe('looking back', () => {
  it('prints what may be seen: questions, answers and solutions of a finished set', async () => {
    const set = await revise.openSet({ size: 4, questionTypes: [1] })
    const [first] = set.questions
    if (first === undefined) throw new Error('The set is empty')
    await revise.save(set.id, first.questionId, { response: answerTo(first, true) })
    const print = (as: string) =>
      revise.app.call('GET /Revise/api/Revise/GetSolutionsPdf', as, { query: { setId: set.id } })
    expect((await print(revise.student)).status).toBe(409)
    await revise.finish(set.id)
    expect((await print(await revise.app.make.student())).status).toBe(404)
    const { status, data, headers } = await print(revise.student)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toMatch(/^inline; filename=".+\.pdf"/)
    const pdf = await readPdf(new Uint8Array(await data.arrayBuffer()))
    expect(pdf).toMatchObject({ title: set.title, language: 'en-GB' })
    expect(pdf.text).toMatch(/Right: 1 of 4/)
    expect(pdf.text).toMatch(/Question 1: right .*Answer given .*Right answer .*Solution/)
    expect(pdf.text.match(/Question \d: not answered/g)).toHaveLength(3)
    expect(pdf.text).not.toMatch(/[<>]\/?(p|span|math)\b|katex/)
  })

  it('prints pictures of questions: those in their texts, and files that one may open', async () => {
    // Questions are remembered once they were asked, so that these are others.
    const own = await makeRevise()
    onTestFinished(() => own.app.close())
    await own.begin()
    const bring = async (as: string) => {
      const file = new File([new Uint8Array(drawPortrait())], 'a.png', { type: 'image/png' })
      const query = { kind: 'image' } as const
      return (await own.app.call('POST /File/File/Upload', as, { query, file })).data.id
    }
    const mine = await bring(own.student)
    const foreign = await bring(await own.app.make.student())
    const drawing = encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    )
    const solution = `<p><img data-file="${mine}" alt="A map" /><img data-file="${foreign}" alt="A secret" /></p>
      <figure><img src="data:image/svg+xml;utf8,${drawing}" alt="A square" /></figure>`
    await own.app.db.update(questionVersions).set({ solution })
    const set = await own.openSet({ size: 1, questionTypes: [1] })
    await own.finish(set.id)
    const query = { setId: set.id }
    const { data } = await own.app.call('GET /Revise/api/Revise/GetSolutionsPdf', own.student, {
      query,
    })
    const { figures, text } = await readPdf(new Uint8Array(await data.arrayBuffer()))
    expect(figures).toEqual(['A map', 'A square'])
    expect(text).toContain('[Picture: A secret]')
  })

  it('shows solutions of finished sets alone', async () => {
    const set = await revise.openSet({ size: 12 })
    const query = { query: { setId: set.id } }
    expect(
      await revise.app.call('GET /Revise/api/Revise/GetSolutions', revise.student, query),
    ).toMatchObject({
      status: 409,
    })
    await revise.finish(set.id)
    const { data } = await revise.app.call(
      'GET /Revise/api/Revise/GetSolutions',
      revise.student,
      query,
    )
    expect(data.set.questions.every((each) => each.verdict !== null)).toBe(true)
    expect(data.summary).toMatchObject({ id: set.id, answered: 0, total: 12 })
    const foreign = await revise.app.make.student()
    expect(
      (await revise.app.call('GET /Revise/api/Revise/GetSolutions', foreign, query)).status,
    ).toBe(404)
  })

  it('pages finished sets, newest first, by part when asked', async () => {
    const ids: string[] = []
    for (const part of ['Mathematics 1', 'Physics', 'Mathematics 1']) {
      const set = await revise.openSet({ sectionId: revise.partId(part), size: 1 })
      revise.app.clock.advance(60_000)
      await revise.finish(set.id)
      ids.unshift(set.id)
    }
    const page = async (query: object) =>
      (await revise.app.call('GET /Revise/api/Revise/GetPastSets', revise.student, { query })).data
    const all = await page({})
    expect(all.totalCount).toBe(3)
    expect(all.sets.map((each) => each.id)).toEqual(ids)
    expect((await page({ pageNo: 2, pageSize: 2 })).sets.map((each) => each.id)).toEqual(
      ids.slice(2),
    )
    expect((await page({ sectionId: revise.partId('Physics') })).totalCount).toBe(1)
    const surds = await revise.openSet({ topicIds: [revise.topicId('Surds')], size: 1 })
    await revise.finish(surds.id)
    const algebra = await page({ subjectSlug: 'algebra' })
    expect(algebra.sets.map((each) => each.id)).toEqual([surds.id])
    expect(algebra.totalCount).toBe(1)
  })
})
