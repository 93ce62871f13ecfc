import { chakra, SmartLink } from '@portal/shared/ui'
import { useId } from 'react'

export type Mastery = 'not-started' | 'unsure' | 'weak' | 'secure'

/** The words of each state, also in the legend. */
const masteryWords: Readonly<Record<Mastery, string>> = {
  'not-started': 'Not started',
  unsure: 'Not sure yet',
  weak: 'Weak',
  secure: 'Secure',
}

export interface HeatCell {
  id: string
  label: string
  mastery: Mastery
  /** A short figure, as `12 of 20 right`. */
  detail?: string
}

export interface HeatMapProps {
  /** What the map shows, for assistive technology: `Topics by mastery`. */
  label: string
  groups: readonly { id: string; label: string; cells: readonly HeatCell[] }[]
  /** Cells are buttons, */
  onChoose?: (cell: HeatCell) => void
  /** or links. */
  hrefFor?: (cell: HeatCell) => string
}

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    '& h3': { fontSize: 'sm', fontWeight: 'semibold', marginBottom: '2', overflowWrap: 'anywhere' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
      // Rows of one height in all groups: two lines of a name above two of its state.
      gridAutoRows: 'minmax(6.75rem, 1fr)',
      gap: '2',
      listStyle: 'none',
    },
    '& [data-part=cell]': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: '2',
      width: '100%',
      height: '100%',
      padding: '3',
      borderRadius: 'md',
      borderWidth: '1px',
      textAlign: 'start',
      color: 'fg',
      textDecoration: 'none',
      transition: 'border-color 120ms',
    },
    '& a[data-part=cell], & button[data-part=cell]': {
      cursor: 'pointer',
      _hover: { borderColor: 'fg.muted' },
    },
    '& [data-part=name]': {
      lineClamp: 2,
      fontSize: 'sm',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      lineHeight: 'snug',
    },
    '& [data-part=state]': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '1.5',
      fontSize: 'xs',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-part=state] svg': { flexShrink: 0, transform: 'translateY(1px)' },
    '& [data-mastery=not-started]': { bg: 'bg.subtle', borderColor: 'border' },
    '& [data-mastery=not-started] [data-part=state]': { color: 'fg.muted' },
    '& [data-mastery=unsure]': {
      bg: 'bg.surface',
      borderColor: 'border.control',
      borderStyle: 'dashed',
    },
    '& [data-mastery=unsure] [data-part=state]': { color: 'fg.muted' },
    '& [data-mastery=weak]': { bg: 'warning.soft', borderColor: 'warning.line' },
    '& [data-mastery=weak] [data-part=state]': { color: 'warning.text' },
    '& [data-mastery=secure]': { bg: 'success.soft', borderColor: 'success.line' },
    '& [data-mastery=secure] [data-part=state]': { color: 'success.text' },
  },
})

const marks: Readonly<Record<Mastery, string>> = {
  'not-started': 'M6 1.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Z',
  unsure: 'M4 4.200a2 2 0 1 1 2.900 1.800c-.6.300-.9.700-.9 1.300M6 9.900v.1',
  weak: 'M6 1.500a4.500 4.500 0 1 0 0 9Z',
  secure: 'm1.500 6.500 3 3 6-7',
}

function Mark({ mastery }: { mastery: Mastery }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {mastery === 'weak' ? (
        <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      ) : null}
      <path
        d={marks[mastery]}
        fill={mastery === 'weak' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={mastery === 'secure' ? 2 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const Words = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    fontWeight: 'medium',
    '&[data-mastery=not-started], &[data-mastery=unsure]': { color: 'fg.muted' },
    '&[data-mastery=weak]': { color: 'warning.text' },
    '&[data-mastery=secure]': { color: 'success.text' },
  },
})

/** A state by its shape and in words, with a figure behind them: for tables. */
export function MasteryText({ mastery, detail }: { mastery: Mastery; detail?: string }) {
  return (
    <Words data-mastery={mastery}>
      <Mark mastery={mastery} />
      {`${masteryWords[mastery]}${detail === undefined ? '' : `, ${detail}`}`}
    </Words>
  )
}

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '7.5rem minmax(0, 1fr)' },
      columnGap: '3',
      fontSize: 'sm',
      color: 'fg.muted',
    },
  },
})

/** What each state means, beside a map: shape, word and rule. */
export function MasteryLegend({ rules }: { rules: Readonly<Record<Mastery, string>> }) {
  return (
    <Legend aria-label="What the states mean">
      {(['secure', 'weak', 'unsure', 'not-started'] as const).map((mastery) => (
        <li key={mastery}>
          <MasteryText mastery={mastery} />
          <span>{rules[mastery]}</span>
        </li>
      ))}
    </Legend>
  )
}

/** Topics by how well they are known; every cell says its state in words and leads on. */
export function HeatMap({ label, groups, onChoose, hrefFor }: HeatMapProps) {
  const id = useId()
  return (
    <Frame aria-label={label}>
      {groups.map((group) => (
        <div key={group.id}>
          <h3 id={`${id}-${group.id}`}>{group.label}</h3>
          <ul aria-labelledby={`${id}-${group.id}`}>
            {group.cells.map((cell) => {
              const words = (
                <>
                  <span data-part="name" title={cell.label}>
                    {cell.label}
                  </span>
                  <span data-part="state">
                    <Mark mastery={cell.mastery} />
                    <span>
                      {masteryWords[cell.mastery]}
                      {cell.detail ? ` · ${cell.detail}` : null}
                    </span>
                  </span>
                </>
              )
              const shared = { 'data-part': 'cell', 'data-mastery': cell.mastery }
              return (
                <li key={cell.id}>
                  {hrefFor ? (
                    <SmartLink to={hrefFor(cell)} {...shared}>
                      {words}
                    </SmartLink>
                  ) : onChoose ? (
                    <button type="button" {...shared} onClick={() => onChoose(cell)}>
                      {words}
                    </button>
                  ) : (
                    <div {...shared}>{words}</div>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </Frame>
  )
}
