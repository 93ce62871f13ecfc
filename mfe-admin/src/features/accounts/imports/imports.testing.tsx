import { type FakeCalls, renderScreen, testUid } from '@portal/shared/testing'
import {
  type Import,
  type ImportRow,
  importCall,
  importsCall,
  type ListedImport,
  rowsCall,
} from './imports.queries.ts'
import ImportsTab from './imports-tab.tsx'

export const importId = testUid(7)

export const makeListed = (changes: Partial<ListedImport> = {}): ListedImport => ({
  ...{ importId, kind: 'people', fileName: 'autumn.csv', state: 'checked', rows: 40, bad: 7 },
  ...{ byName: 'Luca Hall', at: '2026-11-28T09:00:00Z' },
  ...changes,
})

export const makeImport = (changes: Partial<Import> = {}): Import => ({
  ...makeListed(),
  ...{ encoding: 'UTF-8', separator: ';', fingerprint: 'f1', jobId: testUid(8) },
  columns: [
    { header: 'Role', field: 'role', filledShare: 1, examples: ['Student', 'Parent'] },
    { header: 'E-mail', field: 'email', filledShare: 0.975, examples: ['ann@x.test'] },
    { header: 'Shoe size', field: null, filledShare: 0, examples: [] },
  ],
  fields: [
    { field: 'role', label: 'Role', isNeeded: true },
    { field: 'email', label: 'Email', isNeeded: true },
    { field: 'phone', label: 'Phone', isNeeded: false },
  ],
  counts: { create: 30, update: 2, unchanged: 1, bad: 7 },
  ...{ checkedRows: 40, isCheckedAnew: false, message: null, appliedAt: null },
  ...{ takeBackUntil: null, removed: 0, stayed: [], stayedCount: 0 },
  ...changes,
})

/** One in which each row can be written. */
export const goodImport = (changes: Partial<Import> = {}) =>
  makeImport({ bad: 0, counts: { create: 30, update: 2, unchanged: 1, bad: 0 }, ...changes })

export const makeRow = (changes: Partial<ImportRow> = {}): ImportRow => ({
  ...{ line: 12, state: 'bad', values: { Role: 'Student', 'E-mail': 'ann(at)x.test' } },
  errors: [{ field: 'email', message: 'Write an email such as name@example.com.' }],
  stayed: null,
  ...changes,
})

/** Opens the tab at an address of it: `import=…`. */
export const openTab = (search = '', calls: FakeCalls = {}) =>
  renderScreen(<ImportsTab />, {
    ...{ role: 'Admin', path: `/accounts?tab=imports${search === '' ? '' : `&${search}`}` },
    calls: {
      [importsCall]: { imports: [makeListed()], totalCount: 1 },
      [importCall]: makeImport(),
      [rowsCall]: { rows: [makeRow()], totalCount: 1 },
      ...calls,
    },
  })
