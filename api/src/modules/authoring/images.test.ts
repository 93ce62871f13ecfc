import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, questions, questionVersions } from '../../database/schema/index.ts'
import { makePng } from '../../testing/images.ts'
import { auditEntries } from '../../testing/index.ts'
import { type Authoring, content, makeAuthoring } from './testing.ts'

let authoring: Authoring
let app: Authoring['app']
beforeAll(async () => {
  authoring = await makeAuthoring()
  app = authoring.app
})
afterAll(() => app.close())

const versionsOf = async (id: number) =>
  await app.db.select().from(questionVersions).where(eq(questionVersions.questionId, id))
const saidOf = async (id: number) =>
  await auditEntries(app.db, and(eq(auditLog.kind, 'question'), eq(auditLog.record, String(id))))

/** A PNG of so many bytes as it stands in a text. */
const picture = (bytes: number) => {
  const png = Buffer.concat([makePng(10, 10), Buffer.alloc(bytes - 64)])
  return `<img src="data:image/png;base64,${png.toString('base64')}" alt="A graph">`
}

describe('images in a text', () => {
  it('that are large become files, once, and stay the question’s when a text loses them', async () => {
    const id = await authoring.made()
    const text = `<p>See ${picture(9_000)}${picture(200)}</p>`
    await authoring.update(id, { text })
    const saved = (await authoring.one(id)).text
    const [, file = ''] = /<img data-file="([0-9a-f-]+)" alt="A graph" \/>/.exec(saved) ?? []
    expect(saved).toMatch(/<img src="data:image\/png/)
    expect(await authoring.imagesOf(id)).toEqual([file])
    expect((await authoring.update(id, { text })).data).toEqual({ version: 2, isNew: false })
    expect((await authoring.update(id)).data.version).toBe(3)
    expect(await authoring.imagesOf(id)).toEqual([file])
  })

  it.each([
    ['of 2 MB', picture(2_097_152), 'File size must be less than 2MB'],
    [
      'that are none',
      `<img src="data:image/png;base64,${'A'.repeat(20_000)}">`,
      'File must be an image',
    ],
    [
      'drawn with more than 64 kB',
      `<img src="data:image/svg+xml;utf8,${encodeURIComponent(`<svg><desc>${'x'.repeat(65_600)}</desc></svg>`)}">`,
      'A drawing (SVG) may have at most 64 kB',
    ],
  ])('%s are refused at their field', async (_, image, message) => {
    const id = await authoring.made()
    const refused = await authoring.update(id, { solution: `<p>${image}</p>` })
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'body.solution', message }] })
  })

  it('are not kept where the store fails, nor is the rest', async () => {
    const id = await authoring.made()
    const put = app.files.put
    app.files.put = () => Promise.reject(new Error('The store is away'))
    const failed = await authoring.update(id, { text: `<p>${picture(9_000)}</p>` })
    app.files.put = put
    expect(failed.status).toBe(500)
    expect(await authoring.one(id)).toMatchObject({ version: 1, text: content.text })
  })

  it('open to whoever has the question bank, and of a draft to admins alone', async () => {
    const questionAssignments = [authoring.inTopic('Surds')]
    const id = await authoring.made({ text: `<p>${picture(9_000)}</p>`, questionAssignments })
    const [file = ''] = await authoring.imagesOf(id)
    const people = [
      ['Admin', authoring.grace],
      ['Student', await app.make.student()],
      ['Tutor', await app.make.tutor()],
      ['Parent', await app.make.parent()],
    ] as const
    const opening = async () => {
      const asked = people.map(async ([role, userId]) => {
        const files = [{ id: file, uploadedBy: null }]
        const { db, server, clock } = app
        return (await server.mayOpenFiles(db, { userId, role }, files, clock.now())).has(file)
      })
      return await Promise.all(asked)
    }
    expect(await opening()).toEqual([true, false, false, false])
    await authoring.setState(id, 'live')
    expect(await opening()).toEqual([true, true, true, false])
    await authoring.setState(id, 'withdrawn', { reason: 'Wrong' })
    expect((await opening()).slice(0, 1)).toEqual([true])
  })

  it('make a body too large above 8 MB', async () => {
    const id = await authoring.made()
    const refused = await authoring.update(id, { text: 'x'.repeat(8_400_000) })
    expect(refused.status).toBe(413)
  })
})

describe('a draft', () => {
  const remove = (questionId: number) =>
    app.call('POST /question/admin/Question/Delete', authoring.ada, { body: { questionId } })

  it('that was never given out is deleted with all of it', async () => {
    const id = await authoring.made({
      ...{ text: `<p>${picture(9_000)}</p>`, questionAssignments: [authoring.inTopic('Surds')] },
    })
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(404)
    expect(await versionsOf(id)).toEqual([])
    expect(await authoring.imagesOf(id)).toEqual([])
    expect((await saidOf(id)).at(-1)).toMatchObject({ action: 'question deleted' })
  })

  it('is the only thing that is deleted', async () => {
    const id = await authoring.made({ isPublished: true })
    expect((await remove(id)).status).toBe(422)
    await authoring.setState(id, 'withdrawn', { reason: 'Wrong' })
    expect((await remove(id)).status).toBe(422)
  })

  it('that somebody has had all the same is not', async () => {
    const questionAssignments = [authoring.inTopic('Surds')]
    const id = await authoring.made({ isPublished: true, questionAssignments })
    await authoring.simulate.revise.setOf([id])
    await app.db.update(questions).set({ state: 'draft' }).where(eq(questions.id, id))
    expect((await remove(id)).status).toBe(422)
  })
})
