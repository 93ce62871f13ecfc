import { expectNoAxeViolations, renderScreen, screen } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import CalendarButton from '../features/calendar/calendar-button.tsx'
import CurriculumButton from '../features/curriculum/curriculum-button.tsx'
import HelpLink from '../features/help/help-link.tsx'

it.each([
  ['Your Curriculum', '/curriculum', CurriculumButton],
  ['Your Calendar', '/my-application-&-account', CalendarButton],
  ['Help', '/help', HelpLink],
])('the top bar’s %s leads to %s', async (name, path, Piece) => {
  renderScreen(<Piece />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  await expectNoAxeViolations()
})
