// @vitest-environment jsdom
import { accessOfPath } from '@portal/shared/contract'
import {
  expectNoAxeViolations,
  makeResult,
  makeResultByTopic,
  renderScreen,
  screen,
  testResultId,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import { diagnosticResultsFeature } from './feature.ts'

it('stands on paths that a tutor may open', () => {
  expect(diagnosticResultsFeature.screens).toHaveLength(2)
  for (const { path } of diagnosticResultsFeature.screens) {
    expect(accessOfPath(path)).toContain('Tutor')
  }
})

it.each([
  [0, 'Diagnostic test by section', 'Maya’s answer, right'],
  [1, 'Diagnostic test by topic', 'Maya has not put this plan into the curriculum yet.'],
])('shows a tutor the student’s result (screen %s)', async (place, heading, words) => {
  const shown = diagnosticResultsFeature.screens[place]
  if (shown === undefined) throw new Error('No such screen')
  const { default: Screen } = await shown.load()
  renderScreen(<Screen />, {
    role: 'Tutor',
    path: shown.path.replace(':id', testResultId),
    route: shown.path,
    calls: {
      'GET /Exam/Diagnostic/GetResult': makeResult(),
      'GET /Exam/Diagnostic/GetResultByTopic': makeResultByTopic({ mayAdopt: false }),
    },
  })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await expectNoAxeViolations()
})
