import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, moodleQuestion, quiz } from '../../interchange/testing.ts'
import { eicar, startTestClamd } from '../../testing/clamd.ts'
import { makeTestApp, type TestApp } from '../../testing/index.ts'
import { analysed } from './testing.ts'

let clamd: Awaited<ReturnType<typeof startTestClamd>>
let app: TestApp
let ada: string
beforeAll(async () => {
  clamd = await startTestClamd()
  app = await makeTestApp({ settings: { clamdAddress: clamd.address } })
  ada = await app.make.admin()
})
afterAll(async () => {
  await app.close()
  await clamd.close()
})

const stateOf = async (said: string) => {
  const file = quiz(
    moodleQuestion('multichoice', answer(100, 'yes') + answer(0, 'no'), { text: said }),
  )
  const query = { importId: await analysed(app, ada, file) }
  const { data } = await app.call('GET /question/admin/Import/GetImport', ada, { query })
  return { state: data.state, message: data.message, outcomes: data.outcomes }
}

describe('a file of questions', () => {
  it('is checked for viruses before anything of it is read', async () => {
    expect(await stateOf('Is it clean?')).toMatchObject({ state: 'analysed', message: null })
    expect(await stateOf(eicar)).toEqual({
      ...{ state: 'refused', message: 'This file was refused by the virus check.', outcomes: [] },
    })
  })
})
