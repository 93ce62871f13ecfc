import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { at, between, seededRandom, type World } from './world.ts'

type Row = typeof schema.messages.$inferInsert

const hourMs = 3_600_000

const audienceWith = (own: Partial<schema.StoredAudience>): schema.StoredAudience => ({
  ...{ roles: [], schoolIds: [], programmes: [], yearGroups: [], userIds: [], exceptUserIds: [] },
  ...own,
})

/** What each message says, and what is special of it; days are from today. */
const plans = (world: World) => {
  const sentAt = (days: number) => ({ sendAt: at(world, days, 9), startedAt: at(world, days, 9) })
  return {
    draft: {
      title: 'Open evening for parents',
      description: 'Meet the tutors online, hear how the year is planned, and ask what you like.',
      audience: audienceWith({ roles: ['Parent'] }),
    },
    scheduled: {
      title: 'Registration closes on Friday',
      description: 'Whoever sits the ESAT registers by Friday at 18:00. The test centre has forms.',
      audience: audienceWith({ roles: ['Student', 'Parent'], yearGroups: [13] }),
      ...{ state: 'scheduled', sendAt: at(world, 3, 9), expectedCount: 60 },
      expiresAt: at(world, 8),
    },
    waiting: {
      title: 'Interview practice',
      description: 'Four evenings of mock interviews for everybody who has applied.',
      audience: audienceWith({ roles: ['Student'] }),
      // It was said yes to before a school joined.
      ...{ state: 'waiting', sendAt: at(world, 0, 7), expectedCount: 20 },
    },
    sent: {
      title: 'Office hours at the end of term',
      description: 'In the last week of term the office is open from 10:00 to 14:00.',
      audience: audienceWith({ roles: ['Parent', 'Tutor', 'Senior Tutor', 'School Manager'] }),
      ...{ state: 'sent', ...sentAt(-9), endedAt: at(world, -9, 9, 1) },
    },
    cancelled: {
      title: 'New dates for seminars',
      description: 'Two seminars in February move by a week. Your calendar has the new dates.',
      audience: audienceWith({ roles: ['Parent'] }),
      ...{ state: 'cancelled', ...sentAt(-16), endedAt: at(world, -16, 9, 1) },
    },
    recalled: {
      title: 'Half-term begins on Monday',
      description: 'There are no hours in half-term. This message had the wrong week.',
      audience: audienceWith({ roles: ['Parent', 'School Manager'] }),
      ...{ state: 'recalled', ...sentAt(-30), endedAt: at(world, -30, 10, 12) },
    },
  } satisfies Record<string, Partial<Row>>
}

/**
 * Messages of the office in each state but the one that only lasts while a job works: one that was
 * stopped after half of its people, one that is in nobody's bell any more.
 */
export async function seedMessages(db: Db, world: World): Promise<void> {
  // Numbers of its own, so that the rest of the world stays as it is.
  const random = seededRandom(27_112_026)
  const createdBy = world.admins[0]?.id ?? null
  const { parents, schoolManagers, tutors, seniorTutors } = world
  const told: Readonly<Record<string, readonly { id: string }[]>> = {
    sent: [...parents, ...schoolManagers, ...tutors, ...seniorTutors],
    cancelled: parents.slice(0, 20),
    recalled: [...parents, ...schoolManagers],
  }
  for (const [name, plan] of Object.entries(plans(world))) {
    const message: Partial<Row> & Pick<Row, 'title' | 'description' | 'audience'> = plan
    const startedAt = message.startedAt ?? null
    const createdAt = new Date((startedAt ?? at(world, -2, 15)).getTime() - 20 * hourMs)
    const id = seededId(random, createdAt.getTime())
    const people = told[name] ?? []
    const all = name === 'cancelled' ? parents.length : people.length
    await db.insert(schema.messages).values({
      ...{ ...message, id, createdBy, createdAt, updatedAt: createdAt },
      ...(startedAt !== null && {
        ...{ expectedCount: all, foundCount: all, toldCount: people.length },
      }),
      ...(name === 'waiting' && { foundCount: world.students.length }),
    })
    if (startedAt === null || people.length === 0) continue
    const notificationId = seededId(random, startedAt.getTime())
    await db.insert(schema.notifications).values({
      ...{ id: notificationId, kind: 'company', createdAt: startedAt, messageId: id },
      ...{ title: message.title, description: message.description },
      expiresAt: name === 'recalled' ? (message.endedAt ?? null) : null,
    })
    await db.insert(schema.notificationRecipients).values(
      people.map((person) => ({
        ...{ notificationId, userId: person.id, createdAt: startedAt, inPortal: true },
        // Who looks into the bell does so within some days.
        readAt:
          random() < 0.6 ? new Date(startedAt.getTime() + between(random, 1, 60) * hourMs) : null,
        email: random() < 0.25 ? ('sent' as const) : ('none' as const),
      })),
    )
  }
}
