import type { AreaAccess } from '../../access/area.fixtures.ts'
import { ofTheSet, ofTheStudent } from '../../access/reasons.fixtures.ts'

export const essayMarkingAccess = {
  calls: {
    'GET /Revise/tutor/Marking/GetEssays': { who: '--TR--' },
    'GET /Revise/tutor/Marking/GetEssay': { who: '--TR--', record: 'own student: student' },
    'POST /Revise/tutor/Marking/MarkEssay': { who: '--TR--', record: 'own student: student' },
  },
  inputs: {
    'POST /Revise/tutor/Marking/MarkEssay': ({ id: studentId, setId, questionId }) => ({
      body: {
        studentId,
        setId,
        questionId,
        criteriaMet: [true, true, false],
        comment: '',
      },
    }),
    'GET /Revise/tutor/Marking/GetEssay': ({ id: studentId, setId, questionId }) => ({
      query: { studentId, setId, questionId },
    }),
  },
  states: {
    'GET /Revise/tutor/Marking/GetEssay': 'essay',
    'POST /Revise/tutor/Marking/MarkEssay': 'essay',
  },
  openIds: {
    'GET /Revise/tutor/Marking/GetEssay': {
      'query.setId': ofTheStudent,
      'query.questionId': ofTheSet,
    },
    'POST /Revise/tutor/Marking/MarkEssay': {
      'body.setId': ofTheStudent,
      'body.questionId': ofTheSet,
    },
  },
} satisfies AreaAccess
