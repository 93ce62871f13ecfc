import { scoreText } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import {
  editAction,
  List,
  type ListDefinition,
  recordFilter,
  removeAction,
  rowActions,
  selectFilter,
  tellOutcome,
  textFilter,
  useList,
} from '@portal/shared/lists'
import { ConfirmDialog, LinkButton, Text } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { schools } from '../../schools/schools.queries.ts'
import { tutors } from '../../tutors/tutors.queries.ts'
import type { ResultDialogProps } from './result-dialog.tsx'
import {
  type Result,
  resultsCall,
  type Test,
  useRemoveResult,
  useTests,
  useUndo,
} from './scores.queries.ts'
import { predictorOptions, signed } from './scores.words.ts'

const ResultDialog = dialogPart<ResultDialogProps>(
  () => import('./result-dialog.tsx'),
  'Edit a result',
)

const bySchool = recordFilter(schools, {
  ...{ id: 'schoolId', label: 'School', isMore: true },
  query: (schoolId) => ({ schoolId }),
})
const byTutor = recordFilter(tutors, {
  ...{ id: 'tutorId', label: 'Tutor', isMore: true },
  query: (tutorId) => ({ tutorId }),
})

const filtersOf = (tests: readonly Test[] | undefined) => [
  {
    ...{ id: 'admissionTestId', label: 'Test', none: 'All tests', look: selectFilter },
    options: tests?.map(({ admissionTestId, name }) => ({
      ...{ value: String(admissionTestId), label: name },
    })),
  },
  {
    ...{ id: 'sectionId', label: 'Part', none: 'All parts', look: selectFilter },
    options: tests?.flatMap(({ name, sections }) =>
      sections.map(({ sectionId, sectionNo }) => ({
        ...{ value: String(sectionId), label: `${name}: ${sectionNo}` },
      })),
    ),
  },
  {
    ...{ id: 'predictor', label: 'Predicted by', none: 'Readiness', look: selectFilter },
    options: predictorOptions.slice(1),
  },
  { ...textFilter({ id: 'year', label: 'Year', isMore: true }), mayBe: isYear },
  bySchool,
  byTutor,
]

const isYear = (value: string) => /^20\d\d$/.test(value)

const unknown = (words: string) => (
  <Text as="span" tone="muted">
    {words}
  </Text>
)

const written = (score: number, { scale }: Result) => scoreText(score, scale ?? { step: 0.1 })

const results: ListDefinition<typeof resultsCall, Result> = {
  call: resultsCall,
  rows: (answer) => answer.results,
  rowKey: ({ resultId }) => resultId,
  rowName: ({ studentName }) => studentName,
  rowHref: ({ studentId }) => `/accounts?person=${studentId}`,
  label: 'Official results',
  nouns: ['result', 'results'],
  searchIn: 'name or email',
  views: 'official-results',
  csv: 'GET /User/admin/Score/ExportResults',
  sort: { column: 'sitting', direction: 'descending' },
  columns: [
    {
      ...{ id: 'name', header: 'Student', primary: true },
      sortBy: ({ studentName }) => studentName,
      cell: ({ studentName }) => studentName,
    },
    {
      ...{ id: 'test', header: 'Test' },
      sortBy: ({ testName }) => testName,
      cell: ({ testName, sectionNo }) => (sectionNo ? `${testName} ${sectionNo}` : testName),
    },
    {
      ...{ id: 'sitting', header: 'Sitting' },
      sortBy: ({ year }) => year,
      cell: ({ sitting, year }) => `${sitting} ${year}`,
    },
    {
      ...{ id: 'score', header: 'Official', align: 'end' },
      sortBy: ({ score }) => score,
      cell: (row) => written(row.score, row),
    },
    {
      ...{ id: 'predicted', header: 'Predicted', align: 'end' },
      cell: (row) =>
        row.predicted === null
          ? unknown('None')
          : `${written(row.predicted, row)}${row.margin === null ? '' : ` ± ${written(row.margin, row)}`}`,
    },
    {
      ...{ id: 'difference', header: 'Difference', align: 'end' },
      cell: ({ difference }) => (difference === null ? unknown('None') : signed(difference)),
    },
    {
      ...{ id: 'source', header: 'Source' },
      cell: ({ source }) => (source === 'typed' ? 'Typed' : 'Imported'),
    },
  ],
  noneYet: {
    title: 'No official results yet',
    children: 'Enter what students got, and they stand here beside what was predicted.',
  },
}

/** Official results with what was predicted; each is edited, or removed with a way back. */
export function ResultsTab() {
  const tests = useTests()
  const remove = useRemoveResult()
  const undo = useUndo()
  const [open, setOpen] = useState<{ what: 'edit' | 'remove'; row: Result } | null>(null)
  const close = () => setOpen(null)
  const list = useList({
    ...results,
    filters: filtersOf(tests.data?.tests),
    atEnd: rowActions<Result>(
      ({ studentName, sectionNo }) => `${studentName} ${sectionNo ?? ''}`.trim(),
      (row) => [
        editAction(() => setOpen({ what: 'edit', row })),
        removeAction(() => setOpen({ what: 'remove', row })),
      ],
    ),
    noneYet: {
      ...results.noneYet,
      action: <LinkButton to="?tab=enter">Enter results</LinkButton>,
    },
  })
  const takeAway = async ({ resultId, version, studentName }: Result) => {
    await tellOutcome(async () => {
      const { batchId } = await remove.write({ body: { resultId, version } })
      return {
        said: `The result of ${studentName} is removed.`,
        undo: () => undo.write({ body: { batchId } }),
      }
    })
  }
  const asked = open?.what === 'remove' ? open.row : undefined
  return (
    <>
      <List list={list} />
      <Suspense>
        {open?.what === 'edit' ? <ResultDialog result={open.row} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked && `Remove the result of ${asked.studentName}?`}
        confirmLabel="Remove"
        danger
        onConfirm={() => asked && takeAway(asked)}
        onClose={close}
      >
        {asked &&
          `${asked.testName} ${asked.sectionNo ?? ''}, ${asked.sitting} ${asked.year}: ${written(asked.score, asked)}. It can be undone for 15 minutes.`}
      </ConfirmDialog>
    </>
  )
}
