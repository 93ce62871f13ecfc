import { BarChart } from '@portal/shared/charts'
import type { WholeItem } from './report.queries.ts'

/** How many have chosen each answer, the correct one named. */
export function OptionBars({ counts }: { counts: WholeItem['optionCounts'] }) {
  return (
    <BarChart
      horizontal
      label="First answers by what was chosen"
      nameLabel="Answer"
      valueLabel="Chosen"
      bars={counts.map(({ letter, count, isCorrect }) => ({
        id: letter,
        label: isCorrect ? `${letter}, correct` : letter,
        value: count,
      }))}
    />
  )
}
