import type { CallInput } from '@portal/shared/api'
import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { content, everybodys, filter } from '../../access/reasons.fixtures.ts'
import type { World } from '../../access/world.fixtures.ts'
import { newId } from '../../database/ids.ts'
import { reportTemplates, tuitionHomework } from '../../database/schema/index.ts'
import { makeTuition } from '../../testing/index.ts'
import { hourToReport, pairOf } from '../tuition/hours-to-report.fixtures.ts'

const ownDraft = 'what a tutor begins with or has not sent yet, which nobody else sees'
const ownSchools = 'looked for among the manager’s own schools; admins look after all'

/** A report that can be sent. */
const whole: Omit<
  CallInput<'POST /TutionReport/tutor/TutionReport/Send'>['body'],
  'sessionId' | 'version'
> = {
  topicsCovered: 'Surds',
  topicIds: [],
  wentWell: 'Most of it.',
  toWorkOn: 'The rest.',
  homework: [],
  engagement: 4,
  attainment: 4,
}

async function reportOf(world: World, owner: string): Promise<string> {
  const { app } = world.simulate
  const { id } = await hourToReport(world, owner)
  return await makeTuition(app.db).report(id, { sentAt: app.clock.now() })
}

export const tuitionReportAccess = {
  calls: {
    'GET /TutionReport/TutionReport/GetReports': { who: 'ASTRPM', record: 'in sight: student' },
    'GET /TutionReport/TutionReport/GetReport': { who: 'ASTRPM', record: 'in sight: report' },
    'POST /TutionReport/TutionReport/MarkRead': { who: '-S--PM', record: 'in sight: report' },
    'POST /TutionReport/TutionReport/MarkHomework': { who: '-S----', record: 'own: homework' },
    'GET /TutionReport/TutionReport/GetReportPdf': { who: 'ASTRPM', record: 'in sight: report' },
    'GET /TutionReport/TutionReport/GetMonthPdf': { who: 'ASTRP-', record: 'in sight: student' },
    'GET /TutionReport/TutionReport/GetReportsCsv': { who: 'A----M', limit: '20 in 15 min' },
    'GET /TutionReport/tutor/TutionReport/GetReportForm': { who: '--TR--', record: 'own: hour' },
    'POST /TutionReport/tutor/TutionReport/SaveDraft': { who: '--TR--', record: 'own: hour' },
    'POST /TutionReport/tutor/TutionReport/Send': { who: '--TR--', record: 'own: hour' },
    'POST /TutionReport/tutor/TutionReport/Edit': { who: '--TR--', record: 'own: report' },
    'POST /TutionReport/tutor/TutionReport/SaveTemplate': {
      who: '--TR--',
      record: 'own: report template',
    },
    'POST /TutionReport/tutor/TutionReport/RemoveTemplate': {
      who: '--TR--',
      record: 'own: report template',
    },
  },
  inputs: {
    'GET /TutionReport/TutionReport/GetReports': ({ id: studentId }) => ({ query: { studentId } }),
    'GET /TutionReport/TutionReport/GetReport': ({ id }) => ({ query: { id } }),
    'POST /TutionReport/TutionReport/MarkRead': ({ id }) => ({ body: { id } }),
    'POST /TutionReport/TutionReport/MarkHomework': ({ id: homeworkId }) => ({
      body: { homeworkId, isDone: true },
    }),
    'GET /TutionReport/TutionReport/GetReportPdf': ({ id }) => ({ query: { id } }),
    'GET /TutionReport/TutionReport/GetMonthPdf': ({ id: studentId }) => ({
      query: { studentId, month: '2026-03' },
    }),
    'GET /TutionReport/tutor/TutionReport/GetReportForm': ({ id: sessionId }) => ({
      query: { sessionId },
    }),
    'POST /TutionReport/tutor/TutionReport/SaveDraft': ({ id: sessionId }) => ({
      body: { sessionId, version: 0, content: whole },
    }),
    'POST /TutionReport/tutor/TutionReport/Send': ({ id: sessionId }) => ({
      body: { sessionId, version: 0, ...whole },
    }),
    'POST /TutionReport/tutor/TutionReport/Edit': ({ id: reportId }) => ({
      body: { reportId, version: 1, ...whole },
    }),
    'POST /TutionReport/tutor/TutionReport/SaveTemplate': ({ id }) => ({
      body: { id, name: 'Mine', subject: null, content: { wentWell: '', toWorkOn: '' } },
    }),
    'POST /TutionReport/tutor/TutionReport/RemoveTemplate': ({ id }) => ({ body: { id } }),
  },
  records: {
    report: {
      whose: 'a student',
      of: async (world, owner) => nothingBut(await reportOf(world, owner)),
    },
    homework: {
      whose: 'a student',
      of: async (world, owner) => {
        const reportId = await reportOf(world, owner)
        const id = newId()
        await world.simulate.app.db
          .insert(tuitionHomework)
          .values({ id, reportId, position: 2, text: 'More.' })
        return nothingBut(id)
      },
    },
    'report template': {
      whose: 'a student',
      of: async (world, owner) => {
        const { tutor: ownerId } = await pairOf(world, owner)
        const id = newId()
        const words = { wentWell: 'So.', toWorkOn: 'And so.' }
        await world.simulate.app.db
          .insert(reportTemplates)
          .values({ id, ownerId, name: 'Mine', subject: null, content: words })
        return nothingBut(id)
      },
      // One that every tutor has is nobody's to change.
      others: async (world) => {
        const id = newId()
        const words = { wentWell: 'So.', toWorkOn: 'And so.' }
        await world.simulate.app.db
          .insert(reportTemplates)
          .values({ id, ownerId: null, name: 'All', subject: null, content: words })
        return [nothingBut(id)]
      },
    },
  },
  states: {
    'GET /TutionReport/TutionReport/GetMonthPdf': 'reported',
    'GET /TutionReport/tutor/TutionReport/GetReportForm': 'to report',
    'POST /TutionReport/tutor/TutionReport/SaveDraft': 'to report',
    'POST /TutionReport/tutor/TutionReport/Send': 'to report',
  },
  openIds: {
    'GET /TutionReport/TutionReport/GetReports': {
      'query.schoolId': ownSchools,
      'query.tutorId': filter,
    },
    'GET /TutionReport/TutionReport/GetReportsCsv': {
      'query.schoolId': ownSchools,
      'query.tutorId': filter,
    },
    'POST /TutionReport/tutor/TutionReport/SaveDraft': {
      'body.content.topicIds': content,
      'body.content.homework.topicId': content,
    },
    'POST /TutionReport/tutor/TutionReport/Send': {
      'body.topicIds': content,
      'body.homework.topicId': content,
    },
    'POST /TutionReport/tutor/TutionReport/Edit': {
      'body.topicIds': content,
      'body.homework.topicId': content,
    },
  },
  shared: {
    'GET /TutionReport/TutionReport/GetReportsCsv': { role: 'Admin', why: everybodys },
  },
  unaudited: {
    'POST /TutionReport/tutor/TutionReport/SaveDraft': ownDraft,
    'POST /TutionReport/tutor/TutionReport/SaveTemplate': ownDraft,
    'POST /TutionReport/tutor/TutionReport/RemoveTemplate': ownDraft,
  },
} satisfies AreaAccess
