import { HeatMap, Pager } from '@portal/shared/tables'
import { expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen } from '../../testing/index.ts'
import { ProgressRing, Stat, Stats, TimerText } from '../index.ts'

test('a figure that is not known is a dash, said in words, never 0', () => {
  renderScreen(
    <Stats>
      <Stat label="Predicted score" value={undefined} unit="%" delta={{ amount: 1, text: 'up' }} />
      <Stat label="Wrong" value={0} />
    </Stats>,
  )
  const [unknown, none] = screen.getAllByRole('definition')
  expect(unknown).toHaveTextContent('–not known yet')
  expect(none).toHaveTextContent('0')
  expect(screen.queryByText('up')).toBeNull()
})

test('a ring says its figure', () => {
  renderScreen(
    <>
      <ProgressRing label="Goal" value={0.724} />
      <ProgressRing label="Simulations" value={undefined} />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Goal: 72%' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Simulations: –' })).toBeInTheDocument()
})

test('cells of the topic map say their state in words and can be chosen', async () => {
  const onChoose = vi.fn()
  const cell = { id: 'a', label: 'Vectors', mastery: 'weak', detail: '3 of 9' } as const
  const { user } = renderScreen(
    <HeatMap
      label="Topics"
      groups={[{ id: 'm', label: 'Maths', cells: [cell] }]}
      onChoose={onChoose}
    />,
  )
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: /Vectors.*Weak.*3 of 9/ }))
  expect(onChoose).toHaveBeenCalledWith(cell)
})

test('a pager is links where it has addresses, and absent when all fits', () => {
  const { unmount } = renderScreen(
    <Pager page={2} pageSize={20} total={61} hrefFor={(page) => `/list?page=${page}`} />,
  )
  expect(screen.getByText('21–40 of 61')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/list?page=3')
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  unmount()
  renderScreen(<Pager page={1} pageSize={20} total={20} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a countdown speaks when it passes 5 minutes', () => {
  renderScreen(<TimerText label="Time left" seconds={300} countdown />)
  expect(screen.getByRole('timer')).toHaveAccessibleName('Time left 05:00')
  expect(screen.getByText('5 minutes left')).toBeInTheDocument()
})
