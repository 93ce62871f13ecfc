// @vitest-environment jsdom
import { accessOfPath } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  explainedFlag,
  makeFlagPageOfTutor,
  renderScreen,
  screen,
  testFlagId,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { flaggedQuestionFeature } from './feature.ts'

const toLookAt = () => import('./view.screen.tsx')

/** The one screen that a role gets. */
function screenOf(...made: Parameters<typeof flaggedQuestionFeature>) {
  const [view] = flaggedQuestionFeature(...made).screens
  if (view === undefined) throw new Error('No screen')
  return view
}

async function renderView(role: 'Admin' | 'Senior Tutor', more = {}) {
  const view = screenOf(toLookAt)
  const { default: Screen } = await view.load()
  renderScreen(<Screen />, {
    role,
    path: view.path.replace(':id', testFlagId),
    route: view.path,
    calls: { 'GET /Question/QuestionFlag/GetFlag': makeFlagPageOfTutor(more) },
  })
}

it('stands where students, their tutors and admins may open it, and nobody else', () => {
  const roles = ['Student', 'Tutor', 'Senior Tutor', 'Admin']
  expect(accessOfPath(screenOf(toLookAt).path)).toEqual(expect.arrayContaining(roles))
  expect(accessOfPath(screenOf(toLookAt).path)).toHaveLength(roles.length)
})

it('takes what a role says of it, and begins with the flag of its address', () => {
  const needs = () => false
  const view = screenOf(toLookAt, { needs })
  expect(view.needs).toBe(needs)
  expect(view.load).toBe(toLookAt)
  expect(view.firstReads?.({ params: { id: 'x' } }).map(({ queryKey }) => queryKey)).toEqual([
    ['GET /Question/QuestionFlag/GetFlag', { query: { flagId: 'x' } }],
  ])
})

it('shows an admin the whole flag with nothing to write', async () => {
  await renderView('Admin', { ...explainedFlag, mayAnswer: false })
  expect(await screen.findByText('Maya’s answer, wrong')).toBeVisible()
  expect(screen.getByText('A tutor has explained it to the student.')).toBeVisible()
  expect(screen.getByText('How students have done')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  await expectNoAxeViolations()
})

it('leads a tutor to its answer and has nothing to write', async () => {
  await renderView('Senior Tutor')
  expect(await screen.findByRole('link', { name: 'Answer this flag' })).toHaveAttribute(
    'href',
    `/tutor/flagged-question/${testFlagId}`,
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  await expectNoAxeViolations()
})

it('may be answered once more', async () => {
  await renderView('Senior Tutor', explainedFlag)
  expect(await screen.findByRole('link', { name: 'Answer once more' })).toBeVisible()
})
