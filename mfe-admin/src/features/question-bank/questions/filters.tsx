import type { CallAnswer } from '@portal/shared/api'
import { part, WhenIdle } from '@portal/shared/idle'
import {
  type FilterProps,
  type ListFilter,
  rangeFilter,
  recordFilter,
  selectFilter,
  textFilter,
} from '@portal/shared/lists'
import { difficulties, questionTypes } from '@portal/shared/question-bank'
import { Box } from '@portal/shared/ui'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { admins } from '../../../admins/admins.queries.ts'
import { placeQuery, readPlace } from './place.rules.ts'

const loadPlace = () => import('./place-filter.tsx')
const loadPaper = () => import('./paper-filter.tsx')
const PlaceField = part(loadPlace)
const PlaceWords = part(async () => ({ default: (await loadPlace()).PlaceWords }))
const PaperField = part(loadPaper)
const PaperWords = part(async () => ({ default: (await loadPaper()).PaperWords }))

/** How many questions each check has. */
export type CheckCounts = CallAnswer<'GET /question/admin/Report/GetItems'>['counts']

const behind = { isMore: true } as const

/** A filter whose values are asked for once it is opened or is to be named. */
function asked(
  filter: Pick<ListFilter, 'id' | 'label' | 'mayBe' | 'query'>,
  Field: ComponentType<FilterProps>,
  Words: ComponentType<{ value: string; draw: (words: string) => ReactNode }>,
): ListFilter {
  return {
    ...filter,
    ...behind,
    options: undefined,
    inWords: (value, draw) => (
      <Suspense fallback={draw('…')}>
        <Words value={value} draw={draw} />
      </Suspense>
    ),
    look: (props) => (
      <WhenIdle fallback={<Box width="16rem" maxWidth="100%" height="10" />}>
        <Field {...props} />
      </WhenIdle>
    ),
  }
}

/** What the discrimination says, as the figures of a question have it. */
const checks = [
  { value: 'very likely', label: 'Very likely', counted: 'veryLikely' },
  { value: 'likely', label: 'Likely', counted: 'likely' },
  { value: 'none', label: 'No sign of it', counted: 'none' },
  { value: 'not available', label: 'not available', counted: 'notAvailable' },
] as const

const percent = { least: 0, most: 100 }
const correlation = { least: -100, most: 100 }

const selected = (
  id: string,
  label: string,
  none: string,
  options: ListFilter['options'],
): ListFilter => ({ id, label, look: selectFilter, none, options })

const state = selected('state', 'State', 'All states', [
  { value: 'live', label: 'Live' },
  { value: 'draft', label: 'Draft' },
  { value: 'withdrawn', label: 'Withdrawn' },
])

const more: readonly ListFilter[] = [
  asked(
    {
      ...{ id: 'place', label: 'Filed under' },
      mayBe: (value) => readPlace(value) !== undefined,
      query: placeQuery,
    },
    PlaceField,
    PlaceWords,
  ),
  selected('questionType', 'Type', 'All types', questionTypes),
  selected('difficulty', 'Difficulty', 'All difficulties', difficulties),
  selected('questionLocation', 'Location', 'Revise and Simulate', [
    { value: '1', label: 'Revise' },
    { value: '2', label: 'Simulate' },
  ]),
  asked(
    {
      ...{ id: 'paper', label: 'Paper' },
      mayBe: (value) => /^[1-9]\d{0,8}$/.test(value),
      query: (paperId) => ({ paperId }),
    },
    PaperField,
    PaperWords,
  ),
  selected('isFlagged', 'Flags', 'Flagged or not', [
    { value: 'true', label: 'Flagged' },
    { value: 'false', label: 'Not flagged' },
  ]),
  selected('isUnassigned', 'Filing', 'Filed or not', [
    { value: 'true', label: 'Filed nowhere' },
    { value: 'false', label: 'Filed somewhere' },
  ]),
  recordFilter(admins, {
    ...{ id: 'changedBy', label: 'Changed by', none: 'Changed by anybody' },
    query: (changedBy) => ({ changedBy }),
  }),
  textFilter({ id: 'origin', label: 'Origin' }),
  rangeFilter({
    ...{ id: 'facility', label: 'Facility %', bounds: percent },
    query: ({ from, to }) => ({
      ...(from !== null && { minFacility: from }),
      ...(to !== null && { maxFacility: to }),
    }),
  }),
  rangeFilter({
    ...{ id: 'discrimination', label: 'Discrimination', bounds: correlation },
    query: ({ from, to }) => ({
      ...(from !== null && { minDiscrimination: from }),
      ...(to !== null && { maxDiscrimination: to }),
    }),
  }),
].map((filter) => ({ ...filter, ...behind }))

/** Whether somebody should look at a question; a chip for each, or one field among the others. */
const check = selected('check', 'Needs a check', 'Needs a check or not', checks)

/** What the list of questions is filtered by. */
export const questionFilters: readonly ListFilter[] = [state, ...more, { ...check, ...behind }]

/** The same for the report, which has each check as a chip with its number. */
export const reportFilters = (counts: CheckCounts | undefined): readonly ListFilter[] => [
  state,
  ...more,
  {
    ...{ id: 'check', label: 'Needs a check' },
    options: checks.map(({ value, label, counted }) => ({
      value,
      label: counts ? `${label} ${counts[counted].toLocaleString('en-GB')}` : label,
    })),
  },
]
