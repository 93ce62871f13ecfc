import { eq } from 'drizzle-orm'
import { type Made, type Maker, nothingBut, type State } from '../../access/area.fixtures.ts'
import { roleOf, type World } from '../../access/world.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { files, liveEventAttendance, liveEventFiles } from '../../database/schema/index.ts'
import { type EventMade, type EventWanted, makeEvents } from './testing.ts'

type RecordOfEvents = 'event' | 'event to give' | 'event to edit' | 'event session' | 'event file'

const minutes = (count: number) => count / 60

/** Documents that whoever gives an event has uploaded for it, by the event. */
const uploaded = new Map<string, string>()

/** The document that can be added to an event; an unknown one where none was made for it. */
export const fileToAdd = (eventId: string): string => uploaded.get(eventId.toLowerCase()) ?? newId()

/** An event that somebody gives, or of which somebody holds a place, with a student who has one. */
async function eventOf(world: World, owner: string, wanted: EventWanted) {
  const { app } = world.simulate
  const role = await roleOf(world, owner)
  const events = makeEvents(app)
  const isGiven = role === 'Tutor' || role === 'Senior Tutor'
  const event = await events.event({ ...wanted, tutors: isGiven ? [owner] : [] })
  const person = role === 'Student' ? owner : await app.make.student()
  await events.place(event.id, person)
  return { event, person, role }
}

/** An event that nobody finds. */
async function removed(world: World): Promise<EventMade> {
  const { app } = world.simulate
  return await makeEvents(app).event({ removedAt: app.clock.now() })
}

/** One that somebody else gives; to admins, who look after all, one that was removed. */
async function another(world: World, caller: string, wanted: EventWanted = {}) {
  const { app } = world.simulate
  const gone = await removed(world)
  if ((await roleOf(world, caller)) === 'Admin') return [gone]
  const tutors = [await app.make.tutor({ isSeminarTutor: true })]
  return [gone, await makeEvents(app).event({ ...wanted, tutors })]
}

async function fileOf(world: World, eventId: string, values: { isAfterEnd?: boolean } = {}) {
  const { app } = world.simulate
  const id = await makeEvents(app).file(eventId, values)
  const [row] = await app.db
    .select({ name: files.storedName })
    .from(liveEventFiles)
    .innerJoin(files, eq(files.id, liveEventFiles.fileId))
    .where(eq(liveEventFiles.id, id))
  await app.files.put(row?.name ?? '', new TextEncoder().encode('%PDF-1.7\n%'))
  return id
}

const begun = { inHours: -minutes(5) }
const over = { inHours: -24 }

async function toEdit(world: World, state?: State): Promise<Made> {
  const { app } = world.simulate
  const events = makeEvents(app)
  const isHeld = state === 'with a place'
  const { id } = await events.event({ state: isHeld ? 'published' : 'draft' })
  const person = await app.make.student()
  if (isHeld) await events.place(id, person)
  const tutorId = await app.make.tutor({ isSeminarTutor: true })
  return { ...nothingBut(id), person, hour: { tutorId, startsAt: '' } }
}

/** What makes records of events. */
export const eventRecords: Readonly<Record<RecordOfEvents, Maker>> = {
  event: {
    whose: 'nobody',
    of: async (world, owner, state) => {
      const { app } = world.simulate
      const events = makeEvents(app)
      if (state !== 'finished') return nothingBut((await events.event()).id)
      const { event, person } = await eventOf(world, owner, over)
      await app.db.insert(liveEventAttendance).values({
        ...{ sessionId: event.sessionId, studentId: person, state: 'present' },
      })
      return nothingBut(event.id)
    },
    others: async (world, caller) => {
      const gone = nothingBut((await removed(world)).id)
      // Admins look after drafts too.
      if ((await roleOf(world, caller)) === 'Admin') return [gone]
      const draft = await makeEvents(world.simulate.app).event({ state: 'draft' })
      return [gone, nothingBut(draft.id)]
    },
  },
  'event to give': {
    whose: 'nobody',
    of: async (world, owner) => {
      const { app } = world.simulate
      const { event, person } = await eventOf(world, owner, over)
      const now = app.clock.now()
      const fileId = newId(now.getTime())
      await app.db.insert(files).values({
        ...{ id: fileId, storedName: `${fileId}.pdf`, name: 'Handout.pdf', bytes: 10 },
        ...{ type: 'application/pdf', sha256: 'cd'.repeat(32), createdAt: now },
        ...{ uploadedBy: owner, freeSince: now },
      })
      uploaded.set(event.id, fileId)
      return { ...nothingBut(event.id), person }
    },
    others: async (world, caller) =>
      (await another(world, caller, over)).map(({ id }) => nothingBut(id)),
  },
  'event to edit': {
    whose: 'nobody',
    of: async (world, _owner, state) => await toEdit(world, state),
    others: async (world) => [nothingBut((await removed(world)).id)],
  },
  'event session': {
    whose: 'nobody',
    of: async (world, owner) => {
      const { event, person } = await eventOf(world, owner, begun)
      return { ...nothingBut(event.sessionId), person }
    },
    others: async (world, caller) =>
      (await another(world, caller, begun)).map(({ sessionId }) => nothingBut(sessionId)),
  },
  'event file': {
    whose: 'nobody',
    of: async (world, owner, state) => {
      const kind = state === 'of a course' ? 'course' : 'seminar'
      const { event } = await eventOf(world, owner, { kind })
      return nothingBut(await fileOf(world, event.id))
    },
    others: async (world, caller) => {
      const all: Made[] = []
      for (const { id } of await another(world, caller)) {
        all.push(nothingBut(await fileOf(world, id, { isAfterEnd: true })))
      }
      return all
    },
  },
}
