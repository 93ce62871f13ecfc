import { chakra, SmartLink } from '@portal/shared/ui'
import { useId } from 'react'

export type Mastery = 'not-started' | 'weak' | 'secure'

/** The words of each state, also in the legend. */
export const masteryWords: Readonly<Record<Mastery, string>> = {
  'not-started': 'Not started',
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
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
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
      minHeight: '16',
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
      lineClamp: 3,
      fontSize: 'sm',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      lineHeight: 'snug',
    },
    '& [data-part=state]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5',
      fontSize: 'xs',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-mastery=not-started]': { bg: 'bg.subtle', borderColor: 'border' },
    '& [data-mastery=not-started] [data-part=state]': { color: 'fg.muted' },
    '& [data-mastery=weak]': { bg: 'warning.soft', borderColor: 'warning.line' },
    '& [data-mastery=weak] [data-part=state]': { color: 'warning.text' },
    '& [data-mastery=secure]': { bg: 'success.soft', borderColor: 'success.line' },
    '& [data-mastery=secure] [data-part=state]': { color: 'success.text' },
  },
})

const marks: Readonly<Record<Mastery, string>> = {
  'not-started': 'M6 1.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Z',
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
                    {masteryWords[cell.mastery]}
                    {cell.detail ? ` · ${cell.detail}` : null}
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
