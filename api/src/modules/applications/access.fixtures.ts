import { eq } from 'drizzle-orm'
import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { content } from '../../access/reasons.fixtures.ts'
import { newId } from '../../database/ids.ts'
import {
  admissionTests,
  applicationChoices,
  testRegistrations,
} from '../../database/schema/index.ts'

const choice = {
  position: 1,
  university: 'University of Cambridge',
  course: 'Engineering',
  courseCode: 'H100',
  offer: 'none yet',
  conditions: '',
} as const

const registration = {
  admissionTestId: 1,
  sitsOn: '2026-10-12',
  centre: 'School',
  state: 'planned',
  result: '',
} as const

export const applicationAccess = {
  calls: {
    'GET /Application/Application/GetApplication': {
      who: 'ASTRP-',
      record: 'in sight: student',
    },
    'POST /Application/Application/SaveChoice': {
      who: '-S----',
      record: 'own: application choice',
    },
    'POST /Application/Application/RemoveChoice': {
      who: '-S----',
      record: 'own: application choice',
    },
    'POST /Application/Application/SaveRegistration': {
      who: '-S----',
      record: 'own: test registration',
    },
    'POST /Application/Application/RemoveRegistration': {
      who: '-S----',
      record: 'own: test registration',
    },
  },
  inputs: {
    'GET /Application/Application/GetApplication': ({ id }) => ({ query: { studentId: id } }),
    'POST /Application/Application/SaveChoice': ({ id }) => ({
      body: { id, version: 1, ...choice, offer: 'interview' },
    }),
    'POST /Application/Application/RemoveChoice': ({ id }) => ({ body: { id, version: 1 } }),
    'POST /Application/Application/SaveRegistration': ({ id }) => ({
      body: { id, version: 1, ...registration, state: 'registered' },
    }),
    'POST /Application/Application/RemoveRegistration': ({ id }) => ({ body: { id, version: 1 } }),
  },
  openIds: {
    'POST /Application/Application/SaveRegistration': { 'body.admissionTestId': content },
  },
  records: {
    'application choice': {
      whose: 'a student',
      of: async ({ simulate: { app } }, studentId) => {
        const taken = await app.db
          .select({ id: applicationChoices.id })
          .from(applicationChoices)
          .where(eq(applicationChoices.studentId, studentId))
        const row = { id: newId(), studentId, ...choice, updatedAt: app.clock.now() }
        await app.db.insert(applicationChoices).values({ ...row, position: taken.length + 1 })
        return nothingBut(row.id)
      },
    },
    'test registration': {
      whose: 'a student',
      of: async ({ simulate: { app } }, studentId) => {
        const [test] = await app.db.select().from(admissionTests)
        const row = { id: newId(), studentId, ...registration, updatedAt: app.clock.now() }
        await app.db
          .insert(testRegistrations)
          .values({ ...row, admissionTestId: test?.id ?? registration.admissionTestId })
        return nothingBut(row.id)
      },
    },
  },
} satisfies AreaAccess
