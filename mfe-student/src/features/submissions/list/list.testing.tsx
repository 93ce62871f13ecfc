import { ApiError } from '@portal/shared/api'
import {
  type FakeCalls,
  type RenderScreenOptions,
  renderScreen,
  screen,
  within,
} from '@portal/shared/testing'
import { essaysCall, type ListedEssay, statementsCall, tasksCall } from '../submissions.queries.ts'
import SubmissionsScreen from '../submissions.screen.tsx'

export const path = '/resources/submissions'

/** A page of essays. */
export const listOf = (essays: readonly ListedEssay[], totalCount = essays.length) => ({
  essays: [...essays],
  totalCount,
})
export const both = { hasEssaySubmission: true, hasPsSubmission: true }

interface Given {
  claims?: NonNullable<RenderScreenOptions['claims']>
  at?: string
}

/** Opens the list. */
export const openList = (calls: FakeCalls = {}, { claims = both, at = path }: Given = {}) =>
  renderScreen(<SubmissionsScreen />, {
    path: at,
    claims,
    calls: {
      [essaysCall]: listOf([]),
      [statementsCall]: { personalStatements: [], totalCount: 0 },
      [tasksCall]: { tasks: [], totalCount: 0 },
      'GET /Subject/AdmissionTest': [{ id: 3, name: 'LNAT' }],
      'GET /User/Account/GetMe': new ApiError({ status: 404, message: '' }),
      ...calls,
    },
  })

/** The card of a piece. */
export const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (item === null) throw new Error('A card is an item of the list')
  return within(item)
}
