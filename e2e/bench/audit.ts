import { apiEntry } from '../../scripts/lib/build-api.ts'
import { type RunningPortal, startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { fillStudents } from './audit-data.ts'
import type { Effort } from './effort.ts'
import { judge, median, printTable } from './numbers.ts'

const list = '/user/admin/AuditDashboard/GetStudents?pageSize=20'

/** What is read of the audit dashboard, by name. */
const reads = (tutorId: string): ReadonlyMap<string, string> =>
  new Map([
    ['first page', list],
    ['by last activity', `${list}&sort=lastActivity`],
    ['green, by last activity', `${list}&light=green&sort=lastActivity`],
    ['orange', `${list}&light=orange`],
    ['red, not set aside', `${list}&light=red&snoozed=no`],
    ['set aside', `${list}&snoozed=yes`],
    ['of a tutor', `${list}&tutorId=${tutorId}`],
    ['of a tutor, orange', `${list}&tutorId=${tutorId}&light=orange`],
    ['lights', '/user/admin/AuditDashboard/GetLights'],
    ['one light', '/user/admin/AuditDashboard/GetLight?studentId='],
  ])

type Ask = (path: string) => Promise<{ data: unknown }>

/** Asks a server as an admin. */
async function asAdmin(api: RunningPortal): Promise<Ask> {
  const { accessToken } = await tokensOf('admin@portal.test', api.url)
  return async (path) => {
    const answer = await fetch(`${api.url}/api${path}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return await answer.json()
  }
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await run()
  return performance.now() - before
}

/** What is asked for at one size, with the ids that are there. */
async function readsOf(ask: Ask): Promise<Map<string, () => Promise<unknown>>> {
  const { data } = await ask('/user/admin/AuditDashboard/FindTutors')
  const [tutor] = (data as { tutors: { tutorId: string }[] }).tutors
  const page = (await ask(list)).data as { students: { studentId: string }[] }
  const studentId = page.students[0]?.studentId ?? ''
  return new Map(
    [...reads(tutor?.tutorId ?? '')].map(([name, path]) => [
      name,
      () => ask(path.endsWith('=') && name === 'one light' ? path + studentId : path),
    ]),
  )
}

/**
 * The audit dashboard with 50,000 students against 500, on one PostgreSQL: the same calls in turns,
 * each held to twice the small one's.
 */
export async function benchAudit(
  serverUrl: string,
  { rounds, callsEach, students }: Effort,
): Promise<void> {
  const start = (url: string) =>
    startProcess(apiEntry, { DATABASE_URL: url, LOG_LEVEL: 'silent', WEB_DIST: '' })
  const apis = {
    small: await start(await fillStudents(serverUrl, 'audit_small', students.small)),
    large: await start(await fillStudents(serverUrl, 'audit_large', students.large)),
  }
  try {
    const runs = {
      small: await readsOf(await asAdmin(apis.small)),
      large: await readsOf(await asAdmin(apis.large)),
    }
    const names = [...runs.small.keys()]
    const figures = new Map<string, number[]>()
    for (let round = 0; round < rounds + 1; round += 1) {
      for (const name of names) {
        for (const size of ['small', 'large'] as const) {
          const run = runs[size].get(name)
          const times: number[] = []
          for (let call = 0; run && call < Math.ceil(callsEach / 10); call += 1) {
            times.push(await timeOf(run))
          }
          // The first round warms both up.
          const key = `${name} ${size}`
          if (round > 0) figures.set(key, [...(figures.get(key) ?? []), median(times)])
        }
      }
    }
    const of = (name: string, size: string) => median(figures.get(`${name} ${size}`) ?? [])
    printTable(
      `The audit dashboard: ${students.large} students / ${students.small}; medians of ${rounds}`,
      [
        ['call', 'small ms', 'large ms', 'ratio'],
        ...names.map((name) => [
          name,
          of(name, 'small').toFixed(1),
          of(name, 'large').toFixed(1),
          (of(name, 'large') / of(name, 'small')).toFixed(2),
        ]),
      ],
    )
    for (const name of names) {
      judge(`audit, ${name}, large / small`, of(name, 'large') / of(name, 'small'), { most: 2 })
    }
  } finally {
    await apis.small.stop()
    await apis.large.stop()
  }
}
