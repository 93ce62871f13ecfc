import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditChanges, auditLog } from '../database/schema/index.ts'
import { auditEntries, makeTestApp, sourcesWith, type TestApp } from '../testing/index.ts'
import { digestOf } from './audit.rules.ts'
import { audit } from './audit.ts'

it('is the only way into the audit log', () => {
  const writing = sourcesWith(/insert\(audit(Log|Changes)\)|insert into audit_/)
  expect(writing.filter((file) => !file.startsWith('audit/'))).toEqual([])
})

const now = new Date('2026-03-02T10:00:00Z')
let app: TestApp
let admin: string
let student: string
let lines: string[]

beforeAll(async () => {
  app = await makeTestApp({ now, log: (line) => lines.push(line) })
  admin = await app.make.admin()
})
afterAll(() => app.close())
beforeEach(async () => {
  lines = []
  student = await app.make.student()
})

const record = {
  kind: 'account',
  before: { phone: '07700 900000', name: 'Ada', passwordHash: 'old' },
  after: { phone: '07700 900123', name: 'Ada', passwordHash: 'new' },
} as const

const write = () =>
  audit(app.db, { caller: { userId: admin }, now, address: '192.0.2.1' }, 'email changed', {
    subjectId: student,
    record: { ...record, id: student, version: 3 },
  })
const entries = () => auditEntries(app.db, eq(auditLog.subjectId, student))
const changes = async () => {
  const [entry] = await entries()
  return await app.db
    .select()
    .from(auditChanges)
    .where(eq(auditChanges.auditId, entry?.id ?? 0))
}

describe('an entry about a record', () => {
  it('keeps what differs, under what it is, and no secret', async () => {
    await write()
    expect(await entries()).toMatchObject([
      {
        actorId: admin,
        kind: 'account',
        record: student,
        version: 3,
        changes: { phone: ['07700 900000', '07700 900123'] },
      },
    ])
    const [change, ...others] = await changes()
    expect(others).toEqual([])
    expect(change?.salt).toMatch(/^[\da-f]{32}$/)
    if (change) expect(change.digest).toBe(digestOf(change, change.salt ?? ''))
  })

  it('can be emptied, which leaves the digest, and not be changed or removed', async () => {
    await write()
    const [change] = await changes()
    const own = eq(auditChanges.auditId, change?.auditId ?? 0)
    const tries = [
      () => app.db.update(auditChanges).set({ after: 'other' }).where(own),
      () => app.db.update(auditChanges).set({ before: null, after: null }).where(own),
      () =>
        app.db
          .update(auditChanges)
          .set({ before: null, after: null, salt: null, digest: 'other' })
          .where(own),
      () => app.db.delete(auditChanges).where(own),
      () => app.db.execute(sql`truncate audit_changes`),
    ]
    for (const attempt of tries) {
      await expect(attempt().then()).rejects.toMatchObject({ cause: { code: '23001' } })
    }
    await app.db.update(auditChanges).set({ before: null, after: null, salt: null }).where(own)
    expect(await changes()).toEqual([{ ...change, before: null, after: null, salt: null }])
  })

  it('names the call, of which the process’s log tells without the values', async () => {
    const headers = { 'x-request-id': 'try-12345678' }
    const body = {
      studentId: student,
      hours: 10,
      isUnlimited: false,
      programName: 'Fourteen Sunflowers',
      expiresOn: null,
      entitlements: {},
    }
    const { status } = await app.call(
      'POST /user/admin/upsell/create',
      admin,
      { body },
      { ...headers, 'idempotency-key': crypto.randomUUID() },
    )
    expect(status).toBe(200)
    const [entry] = await entries()
    expect(entry).toMatchObject({ requestId: 'try-12345678', kind: 'booking' })
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'written down')
    expect(told).toMatchObject([
      {
        reqId: 'try-12345678',
        auditId: entry?.id,
        action: 'upsell created',
        actorId: admin,
        subjectId: student,
        kind: 'booking',
        record: entry?.record,
      },
    ])
    expect(JSON.stringify(told)).not.toContain('Sunflowers')
  })
})
