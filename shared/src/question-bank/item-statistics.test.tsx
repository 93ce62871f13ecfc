import { expectNoAxeViolations, renderScreen, screen } from '@portal/shared/testing'
import { expect, test } from 'vitest'
import { type ItemFigures, ItemStatistics } from './item-statistics.tsx'

const figures: ItemFigures = {
  answered: 1_240,
  facility: 61.6,
  discriminationIndex: 27.4,
  discriminativeEfficiency: 44,
  check: 'very likely',
  medianMs: 92_000,
  optionCounts: [],
  flagRate: 0.4,
}

const figureOf = (name: string) => screen.getByText(name).closest('div')

test('an item’s figures stand beside their names, each explained', async () => {
  const { user } = renderScreen(<ItemStatistics label="Statistics" figures={figures} />)
  expect(figureOf('First answers')).toHaveTextContent('1,240')
  expect(figureOf('Facility')).toHaveTextContent('62%')
  expect(figureOf('Discrimination')).toHaveTextContent('27')
  expect(figureOf('Needs a check')).toHaveTextContent('Very likely')
  expect(figureOf('Median time')).toHaveTextContent('1 min 32 s')
  expect(figureOf('Flag rate')).toHaveTextContent('0.4 per 100')
  await user.hover(screen.getByRole('button', { name: 'Facility' }))
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(/the harder/)
  await expectNoAxeViolations()
})

test('what cannot be said is not available, never a zero', () => {
  renderScreen(
    <ItemStatistics
      label="Statistics"
      figures={{
        ...figures,
        facility: null,
        discriminationIndex: null,
        discriminativeEfficiency: null,
        check: null,
        medianMs: null,
        flagRate: null,
      }}
    />,
  )
  expect(screen.getAllByText('not available')).toHaveLength(6)
})

test('a question without statistics says so in every place', () => {
  renderScreen(<ItemStatistics label="Statistics" figures={undefined} hasTooltips={false} />)
  expect(screen.getAllByText('not available')).toHaveLength(7)
  expect(screen.queryByRole('button')).toBeNull()
})
