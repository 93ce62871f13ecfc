import {
  type FakeCalls,
  makeQuestion,
  makeSet,
  makeVerdict,
  renderScreen,
  testUid,
} from '@portal/shared/testing'
import QuestionAdminScreen from '../question-admin.screen.tsx'
import {
  type Export,
  exportsCall,
  type Import,
  type ImportItem,
  importCall,
  importsCall,
  itemCall,
  itemsCall,
  type ListedImport,
  type WholeItem,
} from './interchange.queries.ts'

export const importId = testUid(7)
const path = '/question-bank/question-admin'

export const makeListed = (changes: Partial<ListedImport> = {}): ListedImport => ({
  ...{ id: importId, name: 'mechanics.xml', bytes: 12_000, state: 'analysed', format: 'moodle' },
  ...{ origin: 'mechanics.xml', done: 5, total: 5, message: null, appliedAt: null },
  ...{ createdAt: '2026-11-28T09:00:00.000Z', createdBy: 'Ada Byron' },
  ...changes,
})

export const makeImport = (changes: Partial<Import> = {}): Import => ({
  ...makeListed(),
  ...{ received: [1], parts: 1, partBytes: 1_048_576 },
  outcomes: [
    { name: 'new', count: 2 },
    { name: 'changed', count: 1 },
    { name: 'refused', count: 1 },
  ],
  warnings: [{ name: 'unsupported:matching', count: 1 }],
  ...{ chosen: 3, applied: 0, left: 0, canUndo: false },
  ...{ defaultTopicId: null, defaultTopicName: null },
  ...changes,
})

export const makeItem = (changes: Partial<ImportItem> = {}): ImportItem => ({
  ...{ itemNo: 3, title: 'Falling stone', place: 'Line 40', outcome: 'changed', warnings: [] },
  ...{ questionId: 42, isChosen: true, isApplied: false, message: null },
  ...changes,
})

const setOf = (text: string) =>
  makeSet({ questions: [makeQuestion({ text: `<p>${text}</p>`, verdict: makeVerdict() })] })

export const makeWhole = (changes: Partial<WholeItem> = {}): WholeItem => ({
  ...makeItem(),
  filings: ['ESAT › Physics › Mechanics › Forces'],
  brought: { set: setOf('Which power acts?') },
  present: { set: setOf('Which force acts?'), key: 'forces-1' },
  changes: ['text'],
  ...changes,
})

export const makeExport = (changes: Partial<Export> = {}): Export => ({
  ...{ id: testUid(9), format: 'moodle', state: 'done', done: 2, total: 2, bytes: 4_096 },
  ...{ createdAt: '2026-11-28T09:00:00.000Z', createdBy: 'Ada Byron', left: [], message: null },
  expiresAt: '2026-12-05T09:00:00.000Z',
  ...changes,
})

/** Opens a view of the questions: `view=import`. */
export const openView = (search: string, more: FakeCalls = {}) =>
  renderScreen(<QuestionAdminScreen />, {
    ...{ role: 'Admin', route: path, path: `${path}?${search}` },
    calls: {
      [importsCall]: { imports: [makeListed()], totalCount: 1 },
      [importCall]: makeImport(),
      [itemsCall]: { items: [makeItem()], totalCount: 1 },
      [itemCall]: makeWhole(),
      [exportsCall]: { exports: [makeExport()], totalCount: 1 },
      'GET /subject/admin/Tree': [],
      ...more,
    },
  })
