import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { type Ask, askAs } from './ask.ts'
import { fillBank, measuredEmail } from './bank-data.ts'
import { createSet } from './create-set.ts'
import type { Effort } from './effort.ts'
import { judge, printTable } from './numbers.ts'
import { feltByOthers, feltHeader } from './others.ts'
import { savingAnswers } from './save-answer.ts'

/** Questions of the bank that is made; everybody answers each of them once. */
const questions = 30

/** A key that is put right: the question, what it had and gets. */
interface WrongKey {
  questionId: number
  version: number
}

/** Saves an answer, reads a dashboard and a page of the list, over and over. */
async function othersOf(baseUrl: string, student: Ask, admin: Ask): Promise<() => Promise<void>> {
  const { accessToken } = await tokensOf(measuredEmail, baseUrl)
  const save = savingAnswers(student, await createSet(baseUrl, accessToken, 10))
  const calls = [
    save,
    () => student('Revise/api/Revise/GetReviseDashBoardData'),
    () => admin('question/admin/Question/GetQuestions?pageSize=20'),
  ]
  let turn = 0
  return async () => {
    turn += 1
    await calls[turn % calls.length]?.()
  }
}

/** Puts the key right and waits until all answers are marked anew. @returns seconds */
async function putRight(client: pg.Client, admin: Ask, key: WrongKey): Promise<number> {
  const startedAt = performance.now()
  const { correctionId } = await admin('question/admin/KeyCorrection/Apply', {
    ...key,
    correctLetter: 'b',
    countsOld: false,
    reason: 'The sign was wrong.',
  })
  for (;;) {
    const { rows } = await client.query(
      'select done, finished_at is not null "isOver" from key_corrections where id = $1',
      [correctionId],
    )
    if (rows[0]?.isOver === true) return (performance.now() - startedAt) / 1_000
    await pause(100)
  }
}

/**
 * The key of a question changes that many students have answered, each in a set of thirty: every one
 * of their marks does, too. How long that takes, and what others feel of it.
 */
export async function benchCorrection(serverUrl: string, effort: Effort): Promise<void> {
  const { students, quietCalls } = effort.correction
  const demo = new URL(serverUrl).pathname.slice(1)
  const size = { questions, students, attemptsEach: questions, attemptsMeasured: questions }
  const url = await fillBank(serverUrl, demo, 'bank_corrected', size)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const api = await startProcess(apiEntry, { DATABASE_URL: url, LOG_LEVEL: 'silent', WEB_DIST: '' })
  try {
    const [admin, student] = await Promise.all(
      ['admin@portal.test', measuredEmail].map(async (email) =>
        askAs(api.url, (await tokensOf(email, api.url)).accessToken),
      ),
    )
    if (admin === undefined || student === undefined) throw new Error('Nobody is there')
    const { rows } = await client.query<{ id: number; answers: number }>(
      `select question_id id, count(*)::int answers from attempts where question_id in
         (select id from questions where key = 'bench.7') group by 1`,
    )
    const [{ id: questionId, answers } = { id: 0, answers: 0 }] = rows
    const others = await othersOf(api.url, student, admin)
    const { result, p99, cells } = await feltByOthers(others, quietCalls, () =>
      putRight(client, admin, { questionId, version: 1 }),
    )
    printTable(`A key is put right that ${answers} students answered by`, [
      ['seconds', 'ms a student', ...feltHeader],
      [result.toFixed(1), ((result * 1_000) / answers).toFixed(1), ...cells],
    ])
    judge('Calls while a key is put right / quiet, p99', p99.meanwhile / p99.quiet, { most: 2 })
  } finally {
    await api.stop()
    await client.end()
  }
}
