import { dataRequestDue, findBankHolidays } from '../../modules/company-calendar/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import { dataRequests } from '../schema/index.ts'
import { at, dayAt, seededRandom, type World } from './world.ts'

type Plan = Partial<typeof dataRequests.$inferInsert> & {
  daysAgo: number
  /** Days from today since when it waits. */
  paused?: number
}

/** Requests on time and late, of people with an account and without, in every state. */
export async function seedDataRequests(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(20_270_518)
  const parent = (place: number) => world.parents[place]?.id ?? null
  const admin = world.admins[0]?.id ?? null
  const plans: Plan[] = [
    { daysAgo: 41, kind: 'access', userId: parent(20), note: 'Asked by mail, with all invoices.' },
    { daysAgo: 12, kind: 'deletion', userId: parent(21) },
    {
      ...{ daysAgo: 20, kind: 'access', userId: parent(22), paused: -9 },
      reason: 'We asked for a copy of the passport.',
    },
    {
      ...{ daysAgo: 5, kind: 'correction', name: 'Imogen Farrow' },
      ...{ email: 'imogen.farrow@example.org', note: 'Her mails still come with her old name.' },
    },
    {
      ...{ daysAgo: 70, kind: 'objection', userId: parent(23), note: 'No news any more; done.' },
      ...{ decision: 'done', decidedAt: at(world, -60, 11), decidedBy: admin },
    },
  ]
  const holidays = await findBankHolidays(db)
  for (const { daysAgo, paused, kind = 'access', ...plan } of plans) {
    const requestedAt = at(world, -daysAgo, 10)
    const receivedOn = dayAt(world, -daysAgo)
    await db.insert(dataRequests).values({
      ...{ id: seededId(random, requestedAt.getTime()), kind, requestedAt, receivedOn, ...plan },
      dueOn: dataRequestDue(receivedOn, holidays),
      ...(paused !== undefined && { pausedOn: dayAt(world, paused) }),
    })
  }
}
