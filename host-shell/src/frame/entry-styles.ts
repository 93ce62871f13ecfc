import { chakra, SmartLink } from '@portal/shared/ui'

const row = {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1',
    width: '100%',
    minWidth: '0',
    minHeight: '11',
    paddingX: '3',
    paddingY: '2',
    borderRadius: 'md',
    bg: 'transparent',
    color: 'fg.onInkMuted',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'bg.inkHover', color: 'fg.onInk' },
    '&:focus-visible': { outlineColor: 'brand.300', outlineOffset: '-2px' },
    '& > svg': { flexShrink: 0 },
    '&[aria-current]': { bg: 'bg.inkHover', color: 'fg.onInk', fontWeight: 'semibold' },
    // The brand bar of the current entry.
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '2',
      bottom: '2',
      width: '3px',
      borderRadius: 'full',
      bg: 'brand.400',
    },
  },
  variants: {
    collapsed: {
      true: { justifyContent: 'center', minHeight: '12', paddingX: '0' },
      false: {},
    },
  },
} as const

/** An entry of the sidebar that goes somewhere. */
export const EntryLink = chakra(SmartLink, row)

/** An entry of the sidebar that does something. */
export const EntryButton = chakra('button', row)

/** An entry's words: they wrap where there is room, and are kept for readers where there is none. */
export const EntryLabel = chakra('span', {
  base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  variants: { collapsed: { true: { srOnly: true }, false: {} } },
})

/** A list without marks. */
export const EntryList = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', listStyle: 'none', minWidth: '0' },
})
