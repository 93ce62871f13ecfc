import { renderScreen, screen } from '@portal/shared/testing'
import { expect, it } from 'vitest'
import ReviewForecast from './review-forecast.tsx'

const week = (dues: readonly number[]) =>
  dues.map((due, day) => ({ day: `2027-03-0${day + 1}`, due }))

it('is a chart where something is due, and a sentence where nothing is', () => {
  const { unmount } = renderScreen(<ReviewForecast forecast={week([0, 2, 0, 0, 0, 0, 0])} />)
  expect(screen.getByRole('img', { name: /Reviews due .*: 2 in all/ })).toBeVisible()
  unmount()
  renderScreen(<ReviewForecast forecast={week([0, 0, 0, 0, 0, 0, 0])} />)
  expect(screen.getByText('No review comes up in the next 7 days.')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})
