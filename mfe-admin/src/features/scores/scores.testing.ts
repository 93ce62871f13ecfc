import type { CallAnswer } from '@portal/shared/api'
import { type FakeCalls, testUid } from '@portal/shared/testing'

export const listCall = 'GET /User/admin/Score/GetResults'
export const saveCall = 'POST /User/admin/Score/Save'
export const findCall = 'POST /User/admin/Score/FindStudents'
export const calibrationCall = 'GET /User/admin/Score/GetCalibration'
export const undoCall = 'POST /User/admin/Audit/Undo'

export const scale = { from: 1, to: 9, step: 0.1 }
export const batchId = testUid(77)

const maya: CallAnswer<typeof listCall>['results'][number] = {
  ...{ resultId: testUid(1), studentId: testUid(11), studentName: 'Maya Clarke' },
  ...{ admissionTestId: 1, testName: 'ESAT', scale, sectionId: 3, sectionNo: 'Physics' },
  ...{ year: 2025, sitting: 'October', satOn: null, score: 7, predicted: 6.4, margin: 0.8 },
  ...{ difference: 0.6, source: 'typed', version: 2 },
}

export const results = [
  maya,
  {
    ...{ ...maya, resultId: testUid(2), studentId: testUid(12), studentName: 'Theo Abel' },
    ...{ score: 4.5, predicted: null, margin: null, difference: null },
  },
]

/** What the page asks for first. */
export const calls: FakeCalls = {
  [listCall]: { results, totalCount: 2 },
  'GET /User/admin/Score/GetTests': {
    tests: [
      {
        ...{ admissionTestId: 1, name: 'ESAT', scale },
        sections: [
          { sectionId: 2, sectionNo: 'Mathematics 1' },
          { sectionId: 3, sectionNo: 'Physics' },
        ],
      },
      { admissionTestId: 9, name: 'STEP', scale: null, sections: [] },
    ],
  },
  'GET /Lists/View/GetViews': { views: [] },
}
