import type { CallInput } from '@portal/shared/api'
import { sql } from 'drizzle-orm'
import { newId } from '../../database/ids.ts'
import { rowsOf } from '../../database/open.ts'
import { upgradeRequests, upgrades } from '../../database/schema/index.ts'
import type { TestApp } from '../../testing/index.ts'

type App = Pick<TestApp, 'db' | 'clock'>

/** An upgrade at the end of the catalogue; offered, with seminars, where nothing is said. @returns its id */
export async function makeUpgrade(
  { db, clock }: App,
  change: Partial<typeof upgrades.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const position = 1 + (await db.$count(upgrades))
  await db.insert(upgrades).values({
    ...{ id, name: 'Seminars', summary: 'Live sessions', body: '<p>Every week.</p>' },
    ...{ pricePence: 120_000, per: 'once', entitlements: ['hasSeminar'], quarters: 0 },
    ...{ state: 'offered', position, updatedAt: clock.now() },
    ...change,
  })
  return id
}

/** A request of a student, pending and for an upgrade of its own where nothing is said. @returns its id */
export async function makeRequest(
  app: App,
  studentId: string,
  change: Partial<typeof upgradeRequests.$inferInsert> = {},
): Promise<string> {
  const id = newId()
  const upgradeId = change.upgradeId ?? (await makeUpgrade(app))
  await app.db.insert(upgradeRequests).values({
    ...{ id, studentId, note: 'In the evening.', state: 'pending', requestedAt: app.clock.now() },
    ...change,
    upgradeId,
  })
  return id
}

/** An upgrade as an admin saves it. */
export const saved: CallInput<'POST /upgrade/admin/Upgrade/Save'>['body'] = {
  ...{ name: 'Essays', summary: 'Ten essays marked', body: '<p>By a <b>tutor</b>.</p>' },
  ...{ imageFileId: null, pricePence: 4_000, per: 'month', hours: 0, state: 'offered' },
  entitlements: ['hasEssaySubmission'],
}

/** The question bank, and nothing else of what can be sold. */
export const bankAlone = {
  ...{ hasQuestionBank: true, hasCourses: false, hasAcademy: false, hasSeminar: false },
  ...{ hasLibrary: false, hasReadingList: false, hasPsSubmission: false },
  hasEssaySubmission: false,
}

/** Somebody who asks for an upgrade, and who decides. */
export interface Asking {
  app: TestApp
  admin: string
  student: string
  upgradeId: string
}

/** What is done with requests, and what becomes of them. */
export function asking(of: () => Asking) {
  const call = (): TestApp['call'] => of().app.call
  const ask = async (by = of().student, id = of().upgradeId, note = '') =>
    await call()('POST /upgrade/userUpgrade/RequestUpgrade', by, { body: { upgradeId: id, note } })
  const cancel = async (requestId: string, by = of().student) =>
    await call()('POST /upgrade/userUpgrade/CancelRequest', by, { body: { requestId } })
  const decline = async (requestId: string, reason = 'The group is full.') =>
    await call()('POST /upgrade/admin/Upgrade/DeclineRequest', of().admin, {
      body: { requestId, reason },
    })
  const sell = async (upgradeRequestId: string, studentId = of().student, change: object = {}) =>
    await call()('POST /user/admin/upsell/create', of().admin, {
      body: {
        ...{ studentId, programName: null, hours: 2, expiresOn: null, upgradeRequestId },
        entitlements: { hasSeminar: true, hasLibrary: true },
        ...change,
      },
    })
  const mine = async (by = of().student) =>
    (await call()('GET /upgrade/userUpgrade/GetAllUpgrades', by)).data.upgrades[0]?.mine
  const toldOf = async (userId: string) =>
    await rowsOf<{ title: string; description: string; link: string; kind: string }>(
      of().app.db,
      sql`select n.title, n.description, n.navigatable_link "link", n.kind from notifications n
        join notification_recipients r on r.notification_id = n.id
        where r.user_id = ${userId} order by n.created_at, n.id`,
    )
  return { ask, cancel, decline, sell, mine, toldOf }
}
