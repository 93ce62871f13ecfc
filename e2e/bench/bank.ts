import pg from 'pg'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { type RunningPortal, startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { askAs } from './ask.ts'
import { callsOfAdmin } from './bank-calls.ts'
import { fillBank, measuredEmail } from './bank-data.ts'
import { createSet } from './create-set.ts'
import type { Effort } from './effort.ts'
import { judge, median, printTable } from './numbers.ts'
import { savingAnswers } from './save-answer.ts'
import { countStatements, statementsOfEach } from './statements.ts'
import { quantile, time } from './timing.ts'

/** What is measured at a server, by name. */
async function callsOf(api: RunningPortal): Promise<Map<string, () => Promise<unknown>>> {
  const { accessToken } = await tokensOf(measuredEmail, api.url)
  const ask = askAs(api.url, accessToken)
  const tests = await ask('Subject/AdmissionTest')
  const test = tests.find((each: { name: string }) => each.name === 'ESAT')
  const build = (status: string[]) => () =>
    ask('Revise/api/Revise/CreateSet', {
      admissionTestId: test.id,
      sectionId: null,
      subjectIds: [],
      topicIds: [],
      status,
      difficulties: [1, 2, 3, 4, 5],
      questionTypes: [1],
      size: 30,
      order: 'random',
      feedback: 'end',
      timing: 'none',
      minutes: null,
    })
  const save = savingAnswers(ask, await createSet(api.url, accessToken, 30))
  return new Map([
    ['build a set of 30, unused', build(['unused'])],
    ['build a set of 30, incorrect', build(['incorrect'])],
    ['save an answer', save],
    ['revise dashboard', () => ask('Revise/api/Revise/GetReviseDashBoardData')],
    ['simulate statistics', () => ask('Exam/Simulate/SimulateStatistics')],
    [
      'count by filters',
      () =>
        ask(`Question/Question/GetQuestionCount?AdmissionTestId=${test.id}&status=due,incorrect`),
    ],
    ['error log', () => ask('Revise/api/Revise/GetErrorLog?pageSize=20')],
    ['reviews due', () => ask('Revise/api/Revise/GetReviews')],
    ...(await callsOfAdmin(api.url)),
  ])
}

/** A bare insert through pg into the large database, for saving an answer to be compared with. */
async function bareInserts(url: string, calls: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    'drop table if exists bench_inserts; create table bench_inserts (id bigint generated always as identity primary key, set_id uuid not null, question_id integer not null, response jsonb not null, time_ms integer not null)',
  )
  const insert = () =>
    client.query({
      name: 'insert',
      text: 'insert into bench_inserts (set_id, question_id, response, time_ms) values ($1, $2, $3, $4)',
      values: [crypto.randomUUID(), 1, '{"kind":"choice","letter":"a"}', 1_000],
    })
  await time(insert, 50)
  const times = await time(insert, calls)
  await client.end()
  return times
}

/** Lets the one account that measures begin to count anew what it may do only so often. */
async function forgetLimits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('delete from sign_in_attempts')
  await client.end()
}

const startApi = (url: string) =>
  startProcess(apiEntry, {
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    WEB_DIST: '',
  })

/** Addresses of the two databases that are compared. */
export type Banks = Readonly<Record<'small' | 'large', string>>

/** Makes both banks beside a database of the demo world; the large one takes minutes and some 10 GB. */
export async function fillBanks(serverUrl: string, { banks: sizes }: Effort): Promise<Banks> {
  const demo = new URL(serverUrl).pathname.slice(1)
  const startedAt = performance.now()
  const banks = {
    small: await fillBank(serverUrl, demo, 'bank_small', sizes.small),
    large: await fillBank(serverUrl, demo, 'bank_large', sizes.large),
  }
  console.log(`Banks filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  return banks
}

/** Statements that each of the calls of admins takes in a bank; by names of calls. */
async function statementsIn(url: string): Promise<Map<string, number>> {
  const way = await countStatements(url)
  const api = await startApi(way.url)
  try {
    return await statementsOfEach(new Map(await callsOfAdmin(api.url)), way)
  } finally {
    await api.stop()
    way.close()
  }
}

/**
 * A large question bank (100,000 questions and 10 million attempts) against a small one (1,000 and
 * 10,000), on one PostgreSQL: the same calls in turns.
 */
export async function benchBanks(
  banks: Banks,
  { rounds, callsEach, banks: sizes }: Effort,
): Promise<void> {
  const statements = await statementsIn(banks.large)
  const apis = { small: await startApi(banks.small), large: await startApi(banks.large) }
  try {
    const calls = { small: await callsOf(apis.small), large: await callsOf(apis.large) }
    const names = [...calls.small.keys()]
    const figures = new Map<string, number[][]>()
    for (let round = 0; round < rounds + 1; round += 1) {
      for (const name of names) {
        for (const size of ['small', 'large'] as const) {
          const run = calls[size].get(name)
          if (run === undefined) continue
          await forgetLimits(banks[size])
          const times = await time(run, callsEach)
          // The first round warms both up.
          if (round > 0)
            figures.set(`${name} ${size}`, [...(figures.get(`${name} ${size}`) ?? []), times])
        }
      }
    }
    const middle = (name: string, size: string, share: number) =>
      median((figures.get(`${name} ${size}`) ?? []).map((times) => quantile(times, share)))
    printTable(
      `The bank: ${sizes.large.questions} questions / ${sizes.small.questions}; medians of ${rounds}`,
      [
        [
          'call',
          'small p50',
          'small p99',
          'large p50',
          'large p99',
          'p50 ratio',
          'p99 ratio',
          'statements',
        ],
        ...names.map((name) => [
          name,
          ...(['small', 'large'] as const).flatMap((size) =>
            [0.5, 0.99].map((share) => middle(name, size, share).toFixed(1)),
          ),
          ...[0.5, 0.99].map((share) =>
            (middle(name, 'large', share) / middle(name, 'small', share)).toFixed(2),
          ),
          statements.get(name) ?? '',
        ]),
      ],
    )
    for (const name of names) {
      for (const share of [0.5, 0.99]) {
        judge(
          `${name}, large / small, p${share * 100}`,
          middle(name, 'large', share) / middle(name, 'small', share),
          { most: 2 },
        )
      }
    }
    for (const [name, count] of statements) judge(`${name}, statements`, count, { most: 3 })
    const bare = quantile(await bareInserts(banks.large, callsEach * 4), 0.99)
    judge('save an answer / bare insert, p99', middle('save an answer', 'large', 0.99) / bare, {
      most: 5,
    })
  } finally {
    await apis.small.stop()
    await apis.large.stop()
  }
}
