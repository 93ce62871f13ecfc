import type { CallInput } from '@portal/shared/api'
import { type AreaAccess, nothingBut } from '../../access/area.fixtures.ts'
import { content, figures, filter, ofTheSet } from '../../access/reasons.fixtures.ts'

const bank = 'questionBank'
const theBank = 'the bank is everybody’s who has it'

const anyFilters: CallInput<'POST /Revise/api/Revise/SavePreset'>['body']['filters'] = {
  admissionTestId: 1,
  sectionId: null,
  subjectIds: [],
  topicIds: [],
  status: [],
  difficulties: [],
  questionTypes: [],
  size: 1,
  order: 'random',
  feedback: 'end',
  timing: 'none',
  minutes: null,
}

export const reviseAccess = {
  calls: {
    'GET /Revise/api/Revise/GetReviseDashBoardData': { who: '-S----', needs: bank },
    'POST /Revise/api/Revise/CreateSet': { who: '-S----', needs: bank, limit: '200 in 15 min' },
    'GET /Revise/api/Revise/GetPastSets': { who: '-S----', needs: bank, after: true },
    'POST /Revise/api/Revise/DrawNext': { who: '-S----', needs: bank, record: 'own: set' },
    'GET /Revise/api/Revise/GetEditableSet': { who: '-S----', needs: bank, record: 'own: set' },
    'POST /Revise/api/Revise/EditSet': { who: '-S----', needs: bank, record: 'own: set' },
    'GET /Revise/api/Revise/GetPresets': { who: '-S----', needs: bank },
    'POST /Revise/api/Revise/SavePreset': { who: '-S----', needs: bank, limit: '60 in 15 min' },
    'POST /Revise/api/Revise/RemovePreset': { who: '-S----', needs: bank, record: 'own: preset' },
    'GET /Revise/tutor/Revise/GetPreviewSet': { who: '--TR--' },
  },
  inputs: {
    'POST /Revise/api/Revise/CreateSet': () => ({ body: anyFilters }),
    'POST /Revise/api/Revise/DrawNext': ({ id: setId }) => ({ body: { setId, position: 1 } }),
    'POST /Revise/api/Revise/EditSet': ({ id: setId }) => ({
      body: {
        setId,
        title: 'Another name',
        feedback: 'each',
        size: 5,
        removedIds: [],
        timing: 'none',
        minutes: null,
        secondsPerQuestion: null,
      },
    }),
    'POST /Revise/api/Revise/SavePreset': () => ({ body: { name: 'Mine', filters: anyFilters } }),
    'POST /Revise/api/Revise/RemovePreset': ({ id }) => ({ body: { id } }),
    'GET /Revise/api/Revise/GetEditableSet': ({ id: setId }) => ({ query: { setId } }),
  },
  records: {
    preset: {
      whose: 'a student',
      of: async ({ simulate: { app, revise } }, owner) => {
        const body = { name: 'Mine', filters: revise.asked() }
        const { data } = await app.call('POST /Revise/api/Revise/SavePreset', owner, { body })
        return nothingBut(data.id)
      },
    },
  },
  states: {
    'POST /Revise/api/Revise/DrawNext': 'adaptive',
  },
  openIds: {
    'POST /Revise/api/Revise/CreateSet': {
      'body.admissionTestId': content,
      'body.sectionId': content,
      'body.subjectIds': content,
      'body.topicIds': content,
      'body.questionIds': theBank,
    },
    'POST /Revise/api/Revise/SavePreset': {
      'body.filters.admissionTestId': content,
      'body.filters.sectionId': content,
      'body.filters.subjectIds': content,
      'body.filters.topicIds': content,
    },
    'GET /Revise/tutor/Revise/GetPreviewSet': {
      'query.AdmissionTestId': content,
      'query.sectionId': content,
      'query.SubjectId': content,
      'query.topicIds': content,
    },
    'POST /Revise/api/Revise/EditSet': { 'body.removedIds': ofTheSet },
    'GET /Revise/api/Revise/GetPastSets': { 'query.sectionId': filter },
  },
  reads: {
    'GET /Revise/tutor/Revise/GetPreviewSet': () => ({
      query: { AdmissionTestId: 1, size: 5, order: 'easiest', seed: 1 },
    }),
  },
  shared: {
    'GET /Revise/tutor/Revise/GetPreviewSet': figures,
  },
} satisfies AreaAccess
