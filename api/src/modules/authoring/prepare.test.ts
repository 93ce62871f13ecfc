import { afterAll, beforeAll, expect, it } from 'vitest'
import { askedByServer } from '../../asked.ts'
import { questions } from '../../database/schema/index.ts'
import { prepareQuestions } from './index.ts'
import { type Authoring, makeAuthoring } from './testing.ts'

let authoring: Authoring
beforeAll(async () => {
  authoring = await makeAuthoring()
})
afterAll(() => authoring.app.close())

it('what questions lack is worked out as a save does it', async () => {
  const { app } = authoring
  const id = await authoring.made({ text: '<p>The velocity of light is \\(c\\)</p>' })
  const rows = async () =>
    await app.db
      .select({
        id: questions.id,
        summary: questions.summary,
        search: questions.search,
        fingerprint: questions.fingerprint,
      })
      .from(questions)
      .orderBy(questions.id)
  await prepareQuestions(askedByServer(app.db, app.clock.now()))
  const before = await rows()
  expect(before.find((one) => one.id === id)).toMatchObject({
    ...{ summary: 'The velocity of light is c', search: expect.stringContaining("'veloc'") },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  await app.db.update(questions).set({ summary: null, search: null, fingerprint: null })
  await prepareQuestions(askedByServer(app.db, app.clock.now()))
  expect(await rows()).toEqual(before)
})
