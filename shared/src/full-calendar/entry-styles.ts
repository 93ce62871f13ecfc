import { calendarKinds } from '../calendar/kinds.ts'

/** Of each component its ground and its mark, by `data-component`. */
const colours = Object.fromEntries(
  calendarKinds.map(({ component, colour }) => [
    `&[data-component="${component}"]`,
    { bg: `${colour}.soft`, borderLeftColor: colour },
  ]),
)

/**
 * Entries of a calendar, for the frame around many of them: one rule for all, where a styled
 * component each would cost a week of two hundred its time.
 */
export const entryStyles = {
  '& [data-entry]': {
    display: 'block',
    width: '100%',
    minWidth: '0',
    paddingX: '1.5',
    paddingY: '0.5',
    bg: 'neutral.soft',
    color: 'fg',
    borderLeftWidth: '3px',
    borderLeftColor: 'neutral',
    borderRadius: 'sm',
    fontSize: 'xs',
    lineHeight: 'snug',
    textAlign: 'start',
    overflow: 'hidden',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    ...colours,
    _hover: { boxShadow: 'inset 0 0 0 1px currentColor' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-cancelled]': { textDecoration: 'line-through', color: 'fg.muted', bg: 'bg.sunken' },
  },
} as const
