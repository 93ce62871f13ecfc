import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { apiEntry } from '../../scripts/lib/build-api.ts'
import { startProcess } from '../support/start-portal.ts'
import { tokensOf } from '../support/tokens.ts'
import { type Ask, askAs } from './ask.ts'
import { fillStudents } from './audit-data.ts'
import type { Effort } from './effort.ts'
import { judge, printTable } from './numbers.ts'
import { feltByOthers, feltHeader } from './others.ts'

const messages = 'Notification/admin/Message'

/**
 * Writes a message to all students and sends it at once.
 * @returns seconds until all were told
 * @throws Error with why the job was given up.
 */
async function send(client: pg.Client, admin: Ask): Promise<number> {
  const audience = {
    ...{ roles: ['Student'], schoolIds: [], programmes: [], yearGroups: [], userIds: [] },
    exceptUserIds: [],
  }
  const { messageId, version } = await admin(`${messages}/Save`, {
    ...{ messageId: null, title: 'Registration is open', description: 'Until Friday.', audience },
    ...{ link: null, notificationLink: null, navigatableLink: null, expiresAt: null },
  })
  const { total } = await admin(`${messages}/CountAudience`, { audience })
  const startedAt = performance.now()
  const wanted = { messageId, version, at: null, expectedCount: total }
  await admin(`${messages}/Schedule`, wanted)
  for (;;) {
    const { rows } = await client.query('select state from messages where id = $1', [messageId])
    if (rows[0]?.state === 'sent') return (performance.now() - startedAt) / 1_000
    const dead = await client.query(
      "select error from tasks where kind = 'sendMessage' and state = 'dead' and key = $1",
      [messageId],
    )
    if (dead.rows.length > 0) throw new Error(`The message was given up: ${dead.rows[0]?.error}`)
    await pause(100)
  }
}

/** A message to 50,000 people: how long that takes, and what others feel of it. */
export async function benchMessages(serverUrl: string, effort: Effort): Promise<void> {
  const url = await fillStudents(serverUrl, 'messages_sent', effort.students.large)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const api = await startProcess(apiEntry, { DATABASE_URL: url, LOG_LEVEL: 'silent', WEB_DIST: '' })
  try {
    const admin = askAs(api.url, (await tokensOf('admin@portal.test', api.url)).accessToken)
    const calls = [
      () => admin('User/admin/Account/GetPeople?pageSize=20'),
      () => admin('Dashboard/Admin/Dashboard/GetOpenWork'),
      () => admin(`${messages}/GetMessages?pageSize=20`),
    ]
    let turn = 0
    const others = async () => {
      turn += 1
      await calls[turn % calls.length]?.()
    }
    const { result, p99, cells } = await feltByOthers(others, effort.correction.quietCalls, () =>
      send(client, admin),
    )
    const told = await client.query<{ people: number; batches: number }>(
      `select (select count(*)::int from notification_recipients r join notifications n
           on n.id = r.notification_id where n.message_id is not null) people,
         (select ceil(done / 1000.0)::int from tasks where kind = 'sendMessage'
           order by id desc limit 1) batches`,
    )
    const { people, batches } = told.rows[0] ?? { people: 0, batches: 0 }
    printTable('A message to all students', [
      ['people', 'batches', 'seconds', ...feltHeader],
      [people, batches, result.toFixed(1), ...cells],
    ])
    judge('Calls while a message is sent / quiet, p99', p99.meanwhile / p99.quiet, { most: 2 })
  } finally {
    await api.stop()
    await client.end()
  }
}
