import {
  Badge,
  chakra,
  formatDuration,
  formatNumber,
  formatPercent,
  Tooltip,
} from '@portal/shared/ui'
import type { ReactNode } from 'react'
import type { CallAnswer } from '../api/types.ts'

/** How an item has done over first answers; null where there is not enough to say. */
export type ItemFigures = Omit<
  CallAnswer<'GET /Exam/tutor/Simulate/GetPaper'>['statistics'][number],
  'questionId'
>

interface Figure {
  name: string
  /** What it means and how it is worked out. */
  about: string
  value: (figures: ItemFigures) => ReactNode
}

const checks = {
  'very likely': <Badge tone="danger">Very likely</Badge>,
  likely: <Badge tone="warning">Likely</Badge>,
  none: 'No sign of it',
}

/** The figures in their order. */
export const itemFigures: readonly Figure[] = [
  {
    name: 'First answers',
    about:
      'How many first answers the figures rest on; later answers of the same student are not counted.',
    value: ({ answered }) => formatNumber(answered),
  },
  {
    name: 'Facility',
    about: 'The mean mark as a share of the highest mark: the lower, the harder.',
    value: ({ facility }) => (facility === null ? null : formatPercent(facility / 100)),
  },
  {
    name: 'Discrimination',
    about:
      'How well it tells strong students from weak ones: the correlation of its marks with those of the rest of the paper, −100 to 100.',
    value: ({ discriminationIndex: index }) => (index === null ? null : formatNumber(index)),
  },
  {
    name: 'Efficiency',
    about:
      'The discrimination in percent of the most that the marks given could have reached, so that easy and hard questions compare.',
    value: ({ discriminativeEfficiency: share }) => (share === null ? null : formatNumber(share)),
  },
  {
    name: 'Needs a check',
    about:
      'What the discrimination says: under 30 the question very likely needs a check, under 50 it is likely.',
    value: ({ check }) => (check === null ? null : checks[check]),
  },
  {
    name: 'Median time',
    about: 'Half of the students took no longer than this.',
    value: ({ medianMs }) => (medianMs === null ? null : formatDuration(medianMs / 1000)),
  },
  {
    name: 'Flag rate',
    about: 'Flags for each hundred first answers.',
    value: ({ flagRate }) => (flagRate === null ? null : `${formatNumber(flagRate, 1)} per 100`),
  },
]

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    gap: '4',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { minWidth: '0' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium' },
    '& dd[data-none]': { fontWeight: 'normal', color: 'fg.muted' },
  },
})

const Term = chakra('button', {
  base: {
    color: 'inherit',
    textAlign: 'start',
    cursor: 'help',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
  },
})

export interface ItemStatisticsProps {
  /** Undefined: the question has none. */
  figures: ItemFigures | undefined
  /** False where `ItemStatisticsLegend` explains the names once for a whole page. */
  hasTooltips?: boolean
  /** Name of the list for assistive technology. */
  label: string
}

/** An item's statistics with their names explained; `not available` for what cannot be said. */
export function ItemStatistics({ figures, hasTooltips = true, label }: ItemStatisticsProps) {
  return (
    <Figures aria-label={label}>
      {itemFigures.map(({ name, about, value }) => {
        const written = figures === undefined ? null : value(figures)
        return (
          <div key={name}>
            <dt>
              {hasTooltips ? (
                <Tooltip label={about}>
                  <Term type="button">{name}</Term>
                </Tooltip>
              ) : (
                name
              )}
            </dt>
            <dd data-none={written === null ? '' : undefined}>{written ?? 'not available'}</dd>
          </div>
        )
      })}
    </Figures>
  )
}

const Legend = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: 'sm',
    '& dt': { fontWeight: 'medium', display: 'inline' },
    '& dd': { display: 'inline', color: 'fg.muted' },
  },
})

/** What the figures mean, once for a page. */
export function ItemStatisticsLegend() {
  return (
    <Legend>
      {itemFigures.map(({ name, about }) => (
        <div key={name}>
          <dt>{name}: </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </Legend>
  )
}
