// @vitest-environment jsdom
import {
  expectNoAxeViolations,
  explainedFlag,
  makeFlagPageOfTutor,
  renderScreen,
  screen,
  testFlagId,
} from '@portal/shared/testing'
import { expect, it } from 'vitest'
import FlagScreen from './view.screen.tsx'

it('shows an admin the whole flag with nothing to write', async () => {
  renderScreen(<FlagScreen />, {
    role: 'Admin',
    path: `/flagged-question-view/${testFlagId}`,
    route: '/flagged-question-view/:id',
    calls: {
      'GET /Question/QuestionFlag/GetFlag': makeFlagPageOfTutor({
        ...explainedFlag,
        mayAnswer: false,
      }),
    },
  })
  expect(await screen.findByText('Maya’s answer, wrong')).toBeVisible()
  expect(screen.getByText('A tutor has explained it to the student.')).toBeVisible()
  expect(screen.getByText('How students have done')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  await expectNoAxeViolations()
})
