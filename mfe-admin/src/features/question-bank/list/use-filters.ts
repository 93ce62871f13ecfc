import { selectFilter } from '@portal/shared/lists'
import { difficulties, questionTypes } from '@portal/shared/question-bank'
import { states } from '../state/states.ts'

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

/** What questions are found by, beside words. */
export const questionFilters = [
  {
    ...{ id: 'state', label: 'State', look: selectFilter, none: 'All states' },
    options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
  },
  {
    ...{ id: 'questionType', label: 'Type', look: selectFilter, none: 'All types' },
    options: questionTypes,
  },
  {
    ...{ id: 'difficulty', label: 'Difficulty', look: selectFilter, none: 'All difficulties' },
    options: difficulties,
  },
  {
    ...{ id: 'isFlagged', label: 'Flagged', look: selectFilter, none: 'Flagged or not' },
    options: yesNo,
  },
  {
    ...{ id: 'isUnassigned', label: 'Filed nowhere', look: selectFilter, none: 'Filed or not' },
    options: yesNo,
  },
]
