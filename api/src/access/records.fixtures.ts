import type { CallKey } from '@portal/shared/api'
import type { RecordKind } from '@portal/shared/api/schemas'
import type { Role } from '@portal/shared/contract'
import { and, eq } from 'drizzle-orm'
import { newId } from '../database/ids.ts'
import {
  deletionRequests,
  diagnosticTests,
  holidays,
  notificationRecipients,
  questionFlags,
  refreshTokens,
  schools,
  sessions,
  tasks,
  terms,
  uploadParts,
  uploads,
  users,
} from '../database/schema/index.ts'
import { newFileName } from '../files/file-store.ts'
import { notify } from '../modules/notifications/index.ts'
import { answerTo } from '../modules/sets/testing.ts'
import type { Simulate } from '../modules/simulate/testing.ts'
import { askedByNobody, makeTuition } from '../testing/index.ts'
import { makePdf } from '../testing/pdf.ts'
import { dayOfTerm, type Made, nothingBut, type RecordKey } from './access.fixtures.ts'

/** How a record must stand for its call to be answered with 200; as it begins where none is said. */
type State = 'finished' | 'adaptive' | 'timed' | 'essay' | 'paper'

/** The calls that want a record in another state than it begins in. */
export const states: { readonly [K in RecordKey]?: State } = {
  'GET /Revise/api/Revise/GetSolutions': 'finished',
  'GET /Revise/api/Revise/GetSolutionsPdf': 'finished',
  'GET /Exam/Diagnostic/GetResultPdf': 'finished',
  'POST /Revise/api/Revise/DrawNext': 'adaptive',
  'GET /Revise/api/Revise/GetClock': 'timed',
  'POST /Revise/api/Revise/SelfMark': 'essay',
  'GET /Revise/tutor/Marking/GetEssay': 'essay',
  'POST /Revise/tutor/Marking/MarkEssay': 'essay',
  'GET /Exam/Simulate/GetResult': 'finished',
  'POST /Exam/tutor/Simulate/GiveExtraMinutes': 'paper',
  'GET /Exam/Diagnostic/GetResult': 'finished',
  'GET /Exam/Diagnostic/GetResultByTopic': 'finished',
  'POST /Exam/Diagnostic/AdoptPlan': 'finished',
}

/**
 * Calls that refuse somebody else's record in another way than with 404, each with the field that
 * they name and the reason.
 */
export const otherRefusals: {
  readonly [K in RecordKey]?: { status: number; path: string; why: string }
} = {
  'POST /User/Student/SubmitCSATFeedback': {
    status: 422,
    path: 'body.tutorRatings.0.TutorId',
    why: 'one of several answers of a form, of which each is told what is wrong with it',
  },
}

/** The world that records are made in: a small bank with papers. */
export interface World {
  simulate: Simulate
  /** A question that was not taken before: whoever is given it is the only one. */
  nextQuestion(): number
}

export function makeWorld(simulate: Simulate): World {
  const ids = simulate.revise.bank.questions
    .filter(({ type }) => type === 1)
    .map(({ questionId }) => questionId)
  let taken = 0
  return {
    simulate,
    nextQuestion: () => {
      taken += 1
      // Students are new for each call, so that going round gives nobody a question again.
      return ids[taken % ids.length] ?? 0
    },
  }
}

/** Makes real records of one kind. */
interface Maker {
  /** A new one that belongs to this person (or is this person or school). */
  of(world: World, owner: string, state?: State): Promise<Made>
  /** Further real ones that are not the caller's, beside those of strangers. */
  others?(world: World, caller: string): Promise<Made[]>
  /** Strangers' are none: it belongs to nobody alone, and only `others` says what is foreign. */
  isNobodys?: true
}

const dayMs = 86_400_000

const roleOf = async ({ simulate: { app } }: World, id: string): Promise<Role> => {
  const [user] = await app.db.select({ role: users.role }).from(users).where(eq(users.id, id))
  if (user === undefined) throw new Error(`There is no account ${id}`)
  return user.role
}

const announcementFrom = async (
  { simulate: { app } }: World,
  role: Role,
  fromDay: number,
  toDay: number,
): Promise<Made> => {
  const dayAt = (days: number) =>
    new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)
  return nothingBut(await makeTuition(app.db).announcement([role], dayAt(fromDay), dayAt(toDay)))
}

const makeSet = async (
  { simulate: { revise } }: World,
  owner: string,
  change: Parameters<typeof revise.asked>[0],
): Promise<Made> => {
  const set = await revise.openSet({ size: 1, ...change }, owner)
  return { id: set.id, setId: set.id, questionId: set.questions[0]?.questionId ?? 0 }
}

const setOfOne = async ({ simulate: { revise } }: World, owner: string, questionId: number) => {
  const { id } = await revise.setOf([questionId], owner)
  return { id, setId: id, questionId }
}

/** For every kind of record what makes one; a new kind does not compile without. */
export const makers: Readonly<Record<RecordKind, Maker>> = {
  announcement: {
    of: async (world, owner) => await announcementFrom(world, await roleOf(world, owner), -1, 1),
    isNobodys: true,
    others: async (world, caller) => {
      const role = await roleOf(world, caller)
      return [
        await announcementFrom(world, role === 'Parent' ? 'Tutor' : 'Parent', -1, 1),
        await announcementFrom(world, role, -3, -2),
        await announcementFrom(world, role, 2, 3),
      ]
    },
  },

  'announcement to edit': {
    of: async (world) => await announcementFrom(world, 'Parent', -1, 1),
    isNobodys: true,
  },

  'curriculum item': {
    of: async ({ simulate: { app } }, owner) =>
      nothingBut(await makeTuition(app.db).item(owner, 3, 1)),
  },

  'deletion request': {
    of: async ({ simulate: { app } }, userId) => {
      const id = newId()
      await app.db.insert(deletionRequests).values({ id, userId, requestedAt: app.clock.now() })
      return nothingBut(id)
    },
  },

  'diagnostic test': {
    of: async ({ simulate: { app, revise } }, studentId, state) => {
      const id = newId()
      await app.db.insert(diagnosticTests).values({ id, studentId, assignedAt: app.clock.now() })
      if (state !== 'finished') return nothingBut(id)
      for (const position of [1, 2]) {
        const body = { testId: id, position }
        const { data } = await app.call('POST /Exam/Diagnostic/StartSection', studentId, { body })
        await revise.finish(data.setId, studentId)
      }
      return nothingBut(id)
    },
  },

  flag: {
    of: async (world, owner) => {
      const { db, call } = world.simulate.app
      const { questionId } = await setOfOne(world, owner, world.nextQuestion())
      const body = { questionId, text: 'Unclear' }
      await call('POST /Question/QuestionFlag/FlagQuestion', owner, { body })
      const [flag] = await db
        .select({ id: questionFlags.id })
        .from(questionFlags)
        .where(and(eq(questionFlags.studentId, owner), eq(questionFlags.questionId, questionId)))
      return nothingBut(flag?.id ?? '')
    },
  },

  holiday: {
    of: async ({ simulate: { app } }) => {
      const id = newId()
      const days = { startsOn: '2030-01-01', endsOn: '2030-01-01' }
      await app.db.insert(holidays).values({ id, name: 'Closed', ...days })
      return nothingBut(id)
    },
    isNobodys: true,
  },

  /** One that failed, so that it can be tried again and cancelled. */
  job: {
    of: async ({ simulate: { app } }, by) => {
      const [id, queueId, at] = [newId(), newId(), app.clock.now()]
      await app.db.insert(tasks).values({
        ...{ id, queueId, by, kind: 'digest', input: {}, state: 'failed' },
        ...{ createdAt: at, updatedAt: at },
      })
      return nothingBut(id)
    },
  },

  'missed question': {
    of: async (world, owner) => {
      const { revise } = world.simulate
      const made = await setOfOne(world, owner, world.nextQuestion())
      const response = answerTo({ questionType: 1 }, false)
      await revise.save(made.setId, made.questionId, { response }, owner)
      await revise.finish(made.setId, owner)
      return { ...made, id: String(made.questionId) }
    },
  },

  notification: {
    of: async ({ simulate: { app } }, userId) => {
      await notify(askedByNobody(app), {
        kind: 'company',
        title: 'News',
        description: 'About news',
        recipients: [userId],
      })
      const [told] = await app.db
        .select({ id: notificationRecipients.notificationId })
        .from(notificationRecipients)
        .where(eq(notificationRecipients.userId, userId))
      return nothingBut(told?.id ?? '')
    },
  },

  preset: {
    of: async ({ simulate: { app, revise } }, owner) => {
      const body = { name: 'Mine', filters: revise.asked() }
      const { data } = await app.call('POST /Revise/api/Revise/SavePreset', owner, { body })
      return nothingBut(data.id)
    },
  },

  question: {
    of: async (world, owner) => {
      const made = await setOfOne(world, owner, world.nextQuestion())
      return { ...made, id: String(made.questionId) }
    },
  },

  'saved view': {
    of: async ({ simulate: { app } }, owner) => {
      const body = {
        list: 'students',
        name: 'Mine',
        address: '',
        isShared: false,
        isDefault: false,
      }
      const { data } = await app.call('POST /Lists/View/SaveView', owner, { body })
      return nothingBut(data.id)
    },
  },

  school: {
    of: async ({ simulate: { app } }, schoolId) => {
      const logoFilePath = `${crypto.randomUUID()}.png`
      await app.files.put(logoFilePath, new Uint8Array([1]))
      await app.db.update(schools).set({ logoFilePath }).where(eq(schools.id, schoolId))
      return nothingBut(schoolId)
    },
  },

  session: {
    of: async ({ simulate: { app } }, userId) => {
      const [id, at] = [newId(), app.clock.now()]
      await app.db
        .insert(sessions)
        .values({ id, userId, createdAt: at, lastUsedAt: at, address: '10.0.0.1' })
      const expiresAt = new Date(at.getTime() + dayMs)
      await app.db.insert(refreshTokens).values({ hash: id, sessionId: id, expiresAt })
      return nothingBut(id)
    },
  },

  set: {
    of: async (world, owner, state) => {
      const { revise } = world.simulate
      if (state === 'adaptive') {
        return await makeSet(world, owner, {
          order: 'adaptive',
          feedback: 'each',
          questionTypes: [1],
        })
      }
      if (state === 'timed') return await makeSet(world, owner, { timing: 'set', minutes: 5 })
      if (state === undefined) return await makeSet(world, owner, { questionTypes: [1] })
      const made = await makeSet(world, owner, { questionTypes: [2] })
      const response = answerTo({ questionType: 2 }, true)
      await revise.save(made.id, made.questionId, { response }, owner)
      await revise.finish(made.id, owner)
      return made
    },
  },

  sitting: {
    of: async ({ simulate }, owner, state) => {
      const { examSectionId } = simulate.part('2024')
      if (state === 'finished') {
        return nothingBut(await simulate.whole(examSectionId, 1, 1, owner))
      }
      return nothingBut((await simulate.sit([examSectionId], owner)).sittingId)
    },
  },

  student: {
    of: async ({ simulate }, owner, state) => {
      if (state === undefined) return nothingBut(owner)
      const { examSectionId } = simulate.part(state === 'essay' ? 'Mock 1' : '2024')
      const { setId } = await simulate.sit([examSectionId], owner)
      const { questions } = await simulate.getSet(setId, owner)
      const essay = questions.find(({ questionType }) => questionType === 2)
      const made = { id: owner, setId, questionId: essay?.questionId ?? 0 }
      if (state === 'essay') {
        const response = answerTo({ questionType: 2 }, true)
        await simulate.save(setId, made.questionId, { response }, owner)
        await simulate.finish(setId, owner)
      }
      return made
    },
  },

  term: {
    of: async ({ simulate: { app } }) => {
      const id = newId()
      const day = dayOfTerm(id)
      const days = { startsOn: day, endsOn: day, cardsDueOn: day }
      await app.db.insert(terms).values({ id, name: 'Term', ...days })
      return nothingBut(id)
    },
    isNobodys: true,
  },

  /** A tutor of this student, to whom the survey that asks about tutors is due. */
  tutor: {
    of: async ({ simulate: { app } }, studentId) => {
      const tutorId = await app.make.tutor({ students: [studentId] })
      const tuition = makeTuition(app.db)
      for (const day of ['2026-02-01', '2026-02-08']) {
        await tuition.session(tutorId, studentId, `${day}T10:00:00Z`, { quarters: 20 })
      }
      return nothingBut(tutorId)
    },
    others: async ({ simulate: { app } }) => [nothingBut(await app.make.tutor())],
  },

  /** One with its only part. */
  upload: {
    of: async ({ simulate: { app } }, by) => {
      const [id, storedName] = [newId(), newFileName('bin')]
      const content = makePdf(1)
      const storeKey = await app.files.beginParts(storedName)
      const tag = await app.files.putPart({ name: storedName, key: storeKey }, 1, content)
      await app.db.insert(uploads).values({
        ...{ id, by, kind: 'pdf', name: 'A.pdf', bytes: content.length, lastModified: 0 },
        ...{ storedName, storeKey, createdAt: app.clock.now() },
      })
      await app.db.insert(uploadParts).values({ uploadId: id, part: 1, tag })
      return nothingBut(id)
    },
  },

  /** A term that was saved twice. */
  'versioned record': {
    of: async ({ simulate: { app } }) => {
      const day = dayOfTerm(newId())
      const body = { name: 'Term', startsOn: day, endsOn: day, cardsDueOn: day }
      const admin = await app.make.admin()
      const call = 'POST /ReportCard/admin/ReportCard/SaveTerm'
      const { id } = (await app.call(call, admin, { body })).data
      await app.call(call, admin, { body: { ...body, id, version: 1, name: 'Renamed' } })
      return nothingBut(id)
    },
    isNobodys: true,
  },
}

/** The state that a call wants its record in. */
export function stateFor(call: CallKey): State | undefined {
  return call in states ? Reflect.get(states, call) : undefined
}
