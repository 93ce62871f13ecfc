import type { CallKey } from '@portal/shared/api'
import { contract, type Endpoint } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letters, nothingBut } from '../access/area.fixtures.ts'
import { expectedAccess, inputFor } from '../access/areas.fixtures.ts'
import { askedByServer } from '../asked.ts'
import * as schema from '../database/schema/index.ts'
import { loggedError } from '../logging/logged-error.ts'
import { startMailer } from '../mail/mailer.ts'
import { mailPriorities, queueMail } from '../mail/queue-mail.ts'
import { tidy } from '../modules/housekeeping.ts'
import type { FieldError } from '../problem.ts'
import { makeTestApp, type TestApp, toRequest } from '../testing/index.ts'
import { checkOf } from './validation.ts'

/** What a person might have written or be known by; no line of the log may hold it. */
const canary = 'canary7f3a'
const canaryEmail = `${canary}@portal.test`

/** What browsers say of a remote is for the log; rules of its own make it impersonal. */
const toldOnPurpose: CallKey = 'POST /System/Reports/ReportRemoteFailure'

const calls = Object.keys(contract) as CallKey[]

let app: TestApp
let lines: string[] = []
const tokens = new Map<Role, string>()

beforeAll(async () => {
  app = await makeTestApp({ world: 'demo', log: (line) => lines.push(line) })
  const emails = { A: 'admin', S: 'student', T: 'tutor', R: 'senior', P: 'parent', M: 'school' }
  for (const letter of Object.keys(letters) as (keyof typeof letters)[]) {
    const [person] = await app.db
      .select({ id: schema.users.id })
      .from(schema.users)
      .where(eq(schema.users.email, `${emails[letter]}@portal.test`))
    if (person === undefined) throw new Error(`${emails[letter]} is not in the demo world`)
    tokens.set(letters[letter], await app.tokenOf(person.id))
  }
})
afterAll(() => app.close())

/** The same input with the canary in every text that the call takes as well with it. */
function withCanaries(call: CallKey, input: object): object {
  const endpoint: Endpoint = contract[call]
  return Object.fromEntries(
    Object.entries(input).map(([part, value]: [string, unknown]) => {
      const of = part === 'body' ? endpoint.body : part === 'query' ? endpoint.query : undefined
      if (of === undefined) return [part, value]
      const check = checkOf(of, 'body')
      const isTaken = (changed: unknown) => {
        const faults: FieldError[] = []
        check(changed, faults)
        return faults.length === 0
      }
      return [part, replaceTexts(value, isTaken)]
    }),
  )
}

/** Tries the canary in the place of each text, one after another. */
function replaceTexts(value: unknown, isTaken: (changed: unknown) => boolean): unknown {
  if (typeof value === 'string') {
    return [canary, canaryEmail].find(isTaken) ?? value
  }
  if (typeof value !== 'object' || value === null) return value
  const copy: object = Array.isArray(value) ? [...value] : { ...value }
  for (const [key, inner] of Object.entries(copy)) {
    const changed = replaceTexts(inner, (tried) => isTaken({ ...copy, [key]: tried }))
    Reflect.set(copy, key, changed)
  }
  return copy
}

/** Makes every call as everybody who may, with what people write in it. */
async function callEverything(): Promise<void> {
  for (const call of calls) {
    const { who } = expectedAccess[call]
    const asking = who === 'everybody' ? [undefined] : [...who].map(tokenOfLetter)
    const input = inputFor(call, nothingBut(crypto.randomUUID()))
    const endpoint: Endpoint = contract[call]
    if (endpoint.stream === true || call === toldOnPurpose) continue
    for (const token of asking) {
      const request = toRequest(call, { params: { id: 1 }, ...withCanaries(call, input) })
      await app.fastify.inject({
        ...request,
        headers: {
          ...request.headers,
          'user-agent': canary,
          'idempotency-key': `${canary}-${crypto.randomUUID()}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
      })
    }
  }
}

const tokenOfLetter = (letter: string) => tokens.get(letters[letter as keyof typeof letters])

const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .map(getTableName)

/** Says that nothing of the log gives people away, and that failures were logged at all. */
function expectClean(atLeast: number): void {
  const failures = lines.filter((line) => line.includes('"statement"'))
  expect(failures.length).toBeGreaterThanOrEqual(atLeast)
  expect(lines.filter((line) => line.includes(canary))).toEqual([])
  lines = []
}

describe('the log', () => {
  it('says nothing of what people send, when all goes well or the input is refused', async () => {
    await callEverything()
    expect(lines.length).toBeGreaterThan(calls.length)
    expectClean(0)
  })

  it('names the statements that fail at a full disk, never their values', async () => {
    await app.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend: %', new using errcode = '53100', detail = new::text;
      end $$`)
    for (const table of tables) {
      await app.db.execute(
        sql`create trigger refuse before insert or update on ${sql.identifier(table)}
          for each row execute function refuse()`,
      )
    }
    await callEverything()
    await queueMail(app.db, {
      to: canaryEmail,
      subject: canary,
      text: canary,
      priority: mailPriorities.onePerson,
      now: new Date(),
    }).catch((error: unknown) => app.fastify.log.error({ err: error }, 'a job failed'))
    for (const table of tables) {
      await app.db.execute(sql`drop trigger refuse on ${sql.identifier(table)}`)
    }
    expectClean(20)
  })

  it('names a clash without the key that was taken', async () => {
    const person = {
      id: crypto.randomUUID(),
      role: 'Student' as const,
      firstName: canary,
      lastName: canary,
    }
    const insert = () =>
      app.db
        .insert(schema.users)
        .values({ ...person, email: `again.${canaryEmail}`, createdAt: new Date() })
    await insert()
    const error = await insert().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    app.fastify.log.error({ err: error }, 'a job failed')
    expect(lines.at(-1)).toContain('"code":"23505"')
    expectClean(1)
  })

  it('gives away nobody to whom a mail cannot be sent', async () => {
    await queueMail(app.db, {
      to: canaryEmail,
      subject: canary,
      text: canary,
      priority: mailPriorities.onePerson,
      now: new Date(),
    })
    const refuse = () => Promise.reject(new Error(`550 no mailbox <${canaryEmail}> here`))
    const mailer = startMailer(
      {
        db: app.db,
        post: { send: refuse, close: () => undefined },
        clock: () => new Date(),
        log: app.fastify.log,
      },
      app.live,
    )
    await expect.poll(() => lines.some((line) => line.includes('could not be sent'))).toBe(true)
    await mailer.stop()
    expectClean(0)
  })

  it('names the statements of a database that has lost its tables', async () => {
    for (const table of tables) {
      await app.db.execute(
        sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`${table}_gone`)}`,
      )
    }
    await callEverything()
    await tidy(askedByServer(app.db, new Date())).catch((error: unknown) =>
      app.fastify.log.error({ err: error }, 'a job failed'),
    )
    expectClean(calls.length / 2)
  })
})

it.each([
  ['a parser’s', () => JSON.parse(`{${canary}`)],
  [
    'a person’s',
    () => {
      throw new Error(`No mailbox ${canaryEmail}`)
    },
  ],
  [
    'one that is none',
    () => {
      throw canaryEmail
    },
  ],
  [
    'a cause',
    () => {
      throw new Error('Outer', { cause: new Error(`to ${canaryEmail}`) })
    },
  ],
])('%s words are left out', (_, fail) => {
  try {
    fail()
  } catch (error) {
    const text = JSON.stringify(loggedError(error))
    expect(text).not.toContain(canary)
    expect(text).toContain('"type"')
  }
  expect.assertions(2)
})
