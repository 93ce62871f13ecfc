import { chakra } from '@chakra-ui/react/styled-system'

/**
 * The table's frame. Cells are native elements styled from here: one style computation for a whole
 * table, where a styled component per cell would cost one each.
 */
export const TableFrame = chakra('div', {
  base: {
    minWidth: '0',
    '& [data-part=scroll]': { overflowX: 'auto', overflowY: 'visible', position: 'relative' },
    '& [data-part=scroll][data-tall]': { overflowY: 'auto', maxHeight: '70dvh' },
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: '0', fontSize: 'sm' },
    '& caption': { srOnly: true },
    '& th, & td': {
      textAlign: 'start',
      paddingX: '4',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      minWidth: '6rem',
      maxWidth: '24rem',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      bg: 'bg.surface',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      paddingY: '2',
      height: '11',
    },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr:last-child > *': { borderBottomWidth: '0' },
    '& tfoot :is(th, td)': {
      borderTopWidth: '1px',
      borderBottomWidth: '0',
      fontWeight: 'semibold',
      paddingY: '3',
    },
    '& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-align=end] > button': { marginRight: '-2', marginLeft: 'auto' },
    '& thead button': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      marginX: '-2',
      paddingX: '2',
      minHeight: '8',
      borderRadius: 'sm',
      color: 'inherit',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover', color: 'fg' },
    },
    '& thead button > svg': { flexShrink: 0, opacity: 0.45 },
    '& [aria-sort=ascending] button, & [aria-sort=descending] button': {
      color: 'fg',
      '& > svg': { opacity: 1, color: 'fg.brand' },
    },
    '& tr[data-link]': { position: 'relative', _hover: { bg: 'bg.subtle' } },
    '& tr[data-link] a[data-part=row-link]': {
      color: 'fg',
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { color: 'fg.link' },
      _after: { content: '""', position: 'absolute', inset: '0' },
      '&:focus-visible': {
        outline: 'none',
        _after: {
          outline: '2px solid',
          outlineColor: 'focus',
          outlineOffset: '-2px',
          borderRadius: 'sm',
        },
      },
    },
    '& tr[data-link] td :is(a, button, input, select, label):not([data-part=row-link])': {
      position: 'relative',
      zIndex: 'base',
    },
    '& tr[data-chosen]': { bg: 'bg.brandSoft' },
    '& [data-part=choose]': { width: '12', minWidth: '12', paddingRight: '0' },
    '& [data-part=phone-sort]': { display: 'none' },
  },
  variants: {
    density: {
      roomy: { '& tbody :is(td, th)': { paddingY: '3.5' } },
      compact: { '& tbody :is(td, th)': { paddingY: '1.5' }, '& table': { fontSize: 'sm' } },
    },
    cards: {
      true: {
        '@media screen and (max-width: 767px)': {
          '& [data-part=phone-sort]': { display: 'flex', paddingBottom: '3', paddingX: '4' },
          '& thead': { srOnly: true },
          '& table, & tbody, & tfoot': { display: 'block' },
          '& tr': { display: 'block', paddingX: '4', paddingY: '3', borderBottomWidth: '1px' },
          '& tbody tr:last-child': { borderBottomWidth: '0' },
          '& tbody :is(td, th), & tfoot :is(td, th)': {
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            gap: '4',
            width: 'auto',
            maxWidth: 'none',
            padding: '0',
            paddingY: '1',
            borderWidth: '0',
            textAlign: 'end',
          },
          '& tbody :is(td, th)[data-label]::before': {
            content: 'attr(data-label)',
            color: 'fg.muted',
            fontWeight: 'normal',
            textAlign: 'start',
            flexShrink: 0,
            maxWidth: '45%',
          },
          '& tbody [data-primary]': {
            justifyContent: 'flex-start',
            textAlign: 'start',
            fontSize: 'md',
            paddingBottom: '1.5',
          },
          '& tbody td:empty': { display: 'none' },
        },
      },
    },
  },
  defaultVariants: { density: 'roomy', cards: true },
})
