import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { admins, everybodys } from '../../access/reasons.fixtures.ts'
import { owedStudent, presentTerm, submittedCard } from './cards.fixtures.ts'

const ownDraft = 'what a tutor has not submitted yet, which no reader sees'
const theTerm = 'terms are the same for everybody; the card is looked for in it'
const allTerms = 'terms are the same for everybody who may make the call'
const ofTheCard = 'the own one, one of the own team, or any for admins; else there is no card'
const ofTheTerm = 'skills are the same for everybody'

/** A card that can be submitted: its student has no test. */
const whole = {
  grades: [1, 2, 3, 4, 5, 6, 7].map((skillId) => ({ skillId, grade: 4 })),
  predictedGrade: null,
  comment: 'Works with care and asks good questions. '.repeat(3),
}

const tracked = { 'query.termId': allTerms, 'query.tutorId': admins }

export const reportCardAccess = {
  calls: {
    'GET /ReportCard/ReportCard/GetCards': { who: 'ASTRPM', record: 'in sight: student' },
    'GET /ReportCard/ReportCard/GetCardsPdf': { who: 'ASTRPM', record: 'in sight: student' },
    'GET /ReportCard/tutor/ReportCard/GetDueCards': { who: '--TR--' },
    'GET /ReportCard/tutor/ReportCard/GetCardForm': { who: 'A-TR--', record: 'in sight: student' },
    'POST /ReportCard/tutor/ReportCard/SaveDraft': { who: '--TR--', record: 'own: card to write' },
    'POST /ReportCard/tutor/ReportCard/Submit': { who: '--TR--', record: 'own: card to write' },
    'POST /ReportCard/tutor/ReportCard/Reopen': { who: 'A--R--', record: 'in sight: report card' },
    'GET /ReportCard/admin/ReportCard/GetTracking': { who: 'A-----' },
    'GET /ReportCard/admin/ReportCard/GetTutorCards': {
      who: 'A-----',
      record: 'any: term with cards',
    },
    'POST /ReportCard/admin/ReportCard/Remind': { who: 'A-----', record: 'any: term with cards' },
    'GET /ReportCard/admin/ReportCard/GetTrackingCsv': { who: 'A-----', limit: '20 in 15 min' },
  },
  inputs: {
    'GET /ReportCard/ReportCard/GetCards': ({ id: studentId }) => ({ query: { studentId } }),
    'GET /ReportCard/ReportCard/GetCardsPdf': ({ id: studentId, card }) => ({
      query: { studentId, ...(card && { termId: card.termId }) },
    }),
    'GET /ReportCard/tutor/ReportCard/GetCardForm': ({ id: studentId, card }) => ({
      query: { studentId, termId: presentTerm, ...(card && { tutorId: card.tutorId }) },
    }),
    'POST /ReportCard/tutor/ReportCard/SaveDraft': ({ id: studentId }) => ({
      body: { studentId, termId: presentTerm, version: 0, ...whole },
    }),
    'POST /ReportCard/tutor/ReportCard/Submit': ({ id: studentId }) => ({
      body: { studentId, termId: presentTerm, version: 0, ...whole },
    }),
    'POST /ReportCard/tutor/ReportCard/Reopen': ({ id: cardId }) => ({
      body: { cardId, version: 1, reason: 'The grade of speed is a slip.' },
    }),
    'GET /ReportCard/admin/ReportCard/GetTutorCards': ({ id: termId, card }) => ({
      query: { termId, tutorId: card?.tutorId ?? termId },
    }),
    'POST /ReportCard/admin/ReportCard/Remind': ({ id: termId, card }) => ({
      body: { termId, tutorIds: [card?.tutorId ?? termId] },
    }),
  },
  records: {
    'card to write': { whose: 'a student', of: owedStudent },
    'report card': {
      whose: 'a student',
      of: async (world, owner) => nothingBut(await submittedCard(world, owner)),
    },
    'term with cards': {
      whose: 'nobody',
      of: async (world) => {
        const student = await world.simulate.app.make.student()
        const { card } = await owedStudent(world, student)
        return { ...nothingBut(presentTerm), ...(card && { card }) }
      },
    },
  },
  states: {
    'GET /ReportCard/ReportCard/GetCardsPdf': 'graded',
    'GET /ReportCard/tutor/ReportCard/GetCardForm': 'graded',
  },
  openIds: {
    'GET /ReportCard/ReportCard/GetCardsPdf': { 'query.termId': theTerm },
    'GET /ReportCard/tutor/ReportCard/GetDueCards': { 'query.termId': allTerms },
    'GET /ReportCard/tutor/ReportCard/GetCardForm': {
      'query.termId': theTerm,
      'query.tutorId': ofTheCard,
    },
    'POST /ReportCard/tutor/ReportCard/SaveDraft': {
      'body.termId': theTerm,
      'body.grades.skillId': ofTheTerm,
    },
    'POST /ReportCard/tutor/ReportCard/Submit': {
      'body.termId': theTerm,
      'body.grades.skillId': ofTheTerm,
    },
    'GET /ReportCard/admin/ReportCard/GetTracking': tracked,
    'GET /ReportCard/admin/ReportCard/GetTrackingCsv': tracked,
    'GET /ReportCard/admin/ReportCard/GetTutorCards': { 'query.tutorId': admins },
    'POST /ReportCard/admin/ReportCard/Remind': {
      'body.tutorIds': admins,
      'body.filter.termId': allTerms,
      'body.filter.tutorId': admins,
    },
  },
  shared: {
    'GET /ReportCard/admin/ReportCard/GetTracking': everybodys,
    'GET /ReportCard/admin/ReportCard/GetTrackingCsv': everybodys,
  },
  unaudited: { 'POST /ReportCard/tutor/ReportCard/SaveDraft': ownDraft },
} satisfies AreaAccess
