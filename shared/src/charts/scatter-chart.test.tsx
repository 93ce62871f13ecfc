import { fireEvent } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectNoAxeViolations, renderScreen, screen, within } from '../testing/index.ts'
import { ScatterChart } from './index.ts'
import { nearestDot } from './scatter-geometry.ts'

const chart = {
  label: 'Facility against discrimination',
  nameLabel: 'Question',
  across: { label: 'Facility', domain: [0, 100] },
  up: { label: 'Discrimination', domain: [0, 100] },
} as const

const dots = [
  { id: '7', label: 'Question 7', x: 50, y: 100 },
  { id: '8', label: 'Question 8', x: 0, y: 25 },
]

test('is an image with a name, and its figures stand in a table behind a button', async () => {
  const { user } = renderScreen(
    <main>
      <ScatterChart {...chart} dots={dots} references={[{ value: 30, label: 'Low' }]} />
    </main>,
  )
  expect(screen.getByRole('img', { name: chart.label })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(screen.getByRole('table', { name: chart.label })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'QuestionFacilityDiscrimination',
    'Question 750100',
    'Question 8025',
  ])
  await expectNoAxeViolations()
})

test('a table of many rows scrolls, by keys too', async () => {
  const many = Array.from({ length: 25 }, (_, at) => ({
    ...{ id: String(at), label: `Question ${at}`, x: at, y: at },
  }))
  const { user } = renderScreen(<ScatterChart {...chart} dots={many} />)
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  await user.tab()
  expect(screen.getByRole('group', { name: `${chart.label}, table` })).toHaveFocus()
})

test('the dot under the pointer says its figures, and a press on it leads on', () => {
  const onDot = vi.fn()
  renderScreen(<ScatterChart {...chart} dots={dots} onDot={onDot} />)
  const image = screen.getByRole('img', { name: chart.label })
  // 640 wide until it is known: the first is in the middle of what the margins leave, on top.
  fireEvent.pointerMove(image, { clientX: 338, clientY: 14 })
  expect(screen.getByText('Question 7')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Open Question 7' }))
  expect(onDot).toHaveBeenCalledExactlyOnceWith('7')
  fireEvent.pointerMove(image, { clientX: 200, clientY: 200 })
  expect(screen.queryByRole('button', { name: /^Open/ })).toBeNull()
})

test('explains itself where there is nothing', () => {
  renderScreen(<ScatterChart {...chart} dots={[]} empty={{ title: 'No question has both' }} />)
  expect(screen.getByRole('heading', { name: 'No question has both' })).toBeInTheDocument()
})

describe('the nearest dot', () => {
  const place = (dot: { x: number; y: number }) => dot
  test.each([
    [{ x: 1, y: 1 }, 10, { x: 0, y: 0 }],
    [{ x: 8, y: 8 }, 10, { x: 10, y: 10 }],
    [{ x: 30, y: 30 }, 10, undefined],
  ])('to %o within %i is %o', (to, reach, expected) => {
    const all = [
      { x: 0, y: 0 },
      { x: 10, y: 10 },
    ]
    expect(nearestDot(all, place, to, reach)).toEqual(expected)
  })
})
