import { expect, test } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, within } from '../testing/index.ts'
import { BarChart, LineChart, Sparkline } from './index.ts'
import { apart, nearest, separate, spread } from './line-geometry.ts'

const series = [
  {
    id: 'maths',
    label: 'Mathematics 1',
    points: [
      { x: new Date('2026-09-07T09:00:00Z'), y: 40 },
      { x: new Date('2026-09-14T09:00:00Z'), y: null },
      { x: new Date('2026-09-21T09:00:00Z'), y: 62.5 },
    ],
  },
]

test('a line chart is an image with a name, and its figures stand in a table behind a button', async () => {
  const { user } = renderScreen(
    <main>
      <LineChart label="Score by week" series={series} />
    </main>,
  )
  expect(screen.getByRole('img', { name: 'Score by week' })).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: 'Score by week' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DateMathematics 1',
    'Mon 7 Sep40',
    'Mon 14 Sep–',
    'Mon 21 Sep62.5',
  ])
  await expectNoAxeViolations()
})

test('an empty chart explains itself', () => {
  renderScreen(<LineChart label="Scores" series={[]} empty={{ title: 'No scores yet' }} />)
  expect(screen.getByRole('heading', { name: 'No scores yet' })).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})

test('bars without a figure show a dash, not 0', async () => {
  const { user } = renderScreen(
    <BarChart
      label="Questions by day"
      bars={[
        { id: 'mon', label: 'Mon', value: 0 },
        { id: 'tue', label: 'Tue', value: null },
      ]}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('row', { name: 'Mon 0' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Tue –' })).toBeInTheDocument()
})

test('a sparkline without enough figures says so', () => {
  renderScreen(<Sparkline label="Biology" values={[50]} />)
  expect(screen.getByText('Biology: not enough results yet')).toBeInTheDocument()
})

test('labels keep apart and inside; ticks keep first and last', () => {
  expect(separate([50, 52, 54], 16, 200)).toEqual([50, 66, 82])
  expect(separate([198, 199], 16, 200)).toEqual([184, 200])
  expect(separate([80, 20], 16, 200)).toEqual([80, 20])
  expect(spread([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7])
  expect(spread([1, 2, 3, 4, 5, 6], 3)).toEqual([1, 4, 6])
  expect(spread([1, 2], 3)).toEqual([1, 2])
  expect(spread([1], 3)).toEqual([1])
  expect(apart([0, 10, 40, 70, 95, 100], (at) => at, 30)).toEqual([0, 40, 70, 100])
  expect(apart([0, 98, 100], (at) => at, 30)).toEqual([0, 100])
  expect(apart([7], (at) => at, 30)).toEqual([7])
  expect(nearest([1, 5, 9], 6)).toBe(5)
})
