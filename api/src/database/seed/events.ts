import { asc, eq } from 'drizzle-orm'
import { slugOf } from '../../modules/events/index.ts'
import type { Db } from '../db.ts'
import { seededId } from '../ids.ts'
import * as schema from '../schema/index.ts'
import { storeClip } from './clips.ts'
import { handoutPdf, handouts } from './event-files.ts'
import { seedEventPlaces } from './event-places.ts'
import { type EventPlan, eventPlans, type MadeEvent } from './event-plans.ts'
import { at, londonAt, seededRandom, type World } from './world.ts'

/** Seminars and courses: to come, past, full, cancelled, recorded, and one that runs all of today. */
export async function seedEvents(db: Db, { today, ...people }: World): Promise<void> {
  // Its own numbers, so that what is planned here leaves the rest of the world as it is.
  const world = { ...people, today, random: seededRandom(20_270_304) }
  const givers = await giversOf(db, world)
  const groups = await db
    .select({ id: schema.degreeGroups.id })
    .from(schema.degreeGroups)
    .orderBy(asc(schema.degreeGroups.position))
  const made: MadeEvent[] = []
  for (const [index, plan] of eventPlans.entries()) {
    made.push(await makeEvent(db, world, { plan, index, givers, groups }))
  }
  await seedEventPlaces(db, world, made)
}

/** Tutors who give events: the one of `tutor@portal.test` first. */
async function giversOf(db: Db, { tutors }: World): Promise<string[]> {
  const rows = await db
    .select({ id: schema.tutors.userId })
    .from(schema.tutors)
    .where(eq(schema.tutors.isSeminarTutor, true))
  const known = new Set(rows.map(({ id }) => id))
  return tutors.map(({ id }) => id).filter((id) => known.has(id))
}

interface Making {
  plan: EventPlan
  index: number
  givers: readonly string[]
  groups: readonly { id: number }[]
}

async function makeEvent(
  db: Db,
  world: World,
  { plan, index, givers, groups }: Making,
): Promise<MadeEvent> {
  const { kind, title, description, state = 'published', reason = '', capacity = null } = plan
  const createdAt = at(world, Math.min(...plan.sessions.map(([day]) => day), 0) - 30)
  const newId = () => seededId(world.random, createdAt.getTime())
  const id = newId()
  const sessions = plan.sessions.map(([day, hour, minutes, name = '']) => {
    const startsAt = londonAt(world, day, hour)
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
    return { id: newId(), title: name, startsAt, endsAt }
  })
  const moments = sessions.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
  const endsAt = new Date(Math.max(...moments))
  const isOver = endsAt <= world.today
  const giver = givers[plan.isTutors ? 0 : 1 + (index % (givers.length - 1))]
  if (giver === undefined) throw new Error('There are too few tutors who give events')
  const [admin] = world.admins
  const cancelledAt = state === 'cancelled' ? at(world, -2, 9) : null
  await db.insert(schema.liveEvents).values({
    ...{ id, kind, state, title, slug: slugOf(title), description, reason, capacity, createdAt },
    ...{ enrolment: plan.enrolment ?? 'open', recordingFor: plan.recordingFor ?? 'everyone' },
    ...{ startsAt: new Date(Math.min(...moments)), endsAt, cancelledAt },
    ...{ createdBy: admin?.id ?? null, updatedBy: admin?.id ?? null },
    updatedAt: cancelledAt ?? createdAt,
    reportAskedAt: isOver ? endsAt : null,
  })
  const recordingId = await recordingOf(db, world, plan, giver)
  await db.insert(schema.liveEventSessions).values(
    sessions.map((session, place) => {
      // Whoever opens the portal is not reminded of what ran meanwhile.
      const isPast = session.startsAt <= world.today
      const told = isPast ? session.startsAt : null
      return {
        ...{ ...session, eventId: id, timeZone: 'Europe/London', place: 'Online' },
        joinLink: `https://meet.portal.example/${slugOf(title)}`,
        ...(place === 0 &&
          recordingId !== null && { recordingId, recordingToldAt: session.endsAt }),
        ...{ dayToldAt: told, hourToldAt: told, updatedAt: cancelledAt ?? createdAt },
        sequence: cancelledAt === null ? 0 : 1,
      }
    }),
  )
  await db.insert(schema.liveEventTutors).values({ eventId: id, tutorId: giver, position: 0 })
  const groupIds = plan.groups.flatMap((place) => groups[place]?.id ?? [])
  if (groupIds.length > 0) {
    await db
      .insert(schema.liveEventDegreeGroups)
      .values(groupIds.map((degreeGroupId) => ({ eventId: id, degreeGroupId })))
  }
  await addHandout(db, world, { plan, eventId: id, by: giver, addedAt: createdAt })
  return { plan, id, sessions, giver }
}

async function recordingOf(
  db: Db,
  world: World,
  { recording: title, kind: area, sessions }: EventPlan,
  by: string,
): Promise<string | null> {
  if (title === undefined) return null
  const [day = 0] = sessions[0] ?? []
  return await storeClip(db, world.random, { title, area, by, at: at(world, day + 1, 9) })
}

async function addHandout(
  db: Db,
  world: World,
  { plan, eventId, by, addedAt }: { plan: EventPlan; eventId: string; by: string; addedAt: Date },
): Promise<void> {
  if (plan.file === undefined) return
  const { name: storedName, kind, isAfterEnd } = plan.file
  const [fileId, id] = [1, 2].map(() => seededId(world.random, addedAt.getTime()))
  if (fileId === undefined || id === undefined) return
  const content = handoutPdf(handouts[storedName] ?? '')
  await db.insert(schema.files).values({
    ...{ id: fileId, storedName, name: `${plan.title}.pdf`, type: 'application/pdf', pages: 1 },
    ...{ bytes: content.length, sha256: await sha256Of(content), uploadedBy: by },
    createdAt: addedAt,
  })
  await db
    .insert(schema.liveEventFiles)
    .values({ id, eventId, fileId, kind, isAfterEnd, addedBy: by, addedAt })
  await db.insert(schema.fileUses).values({ fileId, area: 'event', recordId: id })
}

async function sha256Of(content: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(content))
  return Buffer.from(digest).toString('hex')
}
