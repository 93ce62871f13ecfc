import { chakra } from '@portal/shared/ui'

/** From this width of the window, in pixels, the facts of a card stand beside each other. */
const gridFrom = 600

/**
 * The table's frame. Cells are native elements styled from here: one style computation for a whole
 * table, where a styled component per cell would cost one each.
 */
export const TableFrame = chakra('div', {
  base: {
    minWidth: '0',
    '& [data-part=scroll]': { position: 'relative' },
    '& [data-part=scroll][data-tall]': { overflow: 'auto', maxHeight: '70dvh' },
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: '0', fontSize: 'sm' },
    '& caption': { srOnly: true },
    // What comes soon changes in its place, without a flicker between.
    '& table[inert]': { opacity: 0.5, transition: 'opacity 150ms 300ms' },
    '& th, & td': {
      textAlign: 'start',
      paddingX: '3',
      verticalAlign: 'middle',
      minWidth: '6rem',
      maxWidth: '20rem',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    // Not `anywhere`, which lets a narrow window squeeze columns until every word breaks.
    '& :is(th, td), & :is(th, td) *': { overflowWrap: 'break-word' },
    '& :is(time, [data-part=moment])': { whiteSpace: 'nowrap' },
    '& :is(th, td):not(* + *)': { paddingLeft: { base: '4', md: '6' } },
    '& :is(th, td):last-child': { paddingRight: { base: '4', md: '6' } },
    '& thead th': {
      position: 'sticky',
      // Under what stays above the page.
      top: {
        base: 'calc(var(--viewing, 0px) + {sizes.topBarPhone})',
        md: 'calc(var(--viewing, 0px) + {sizes.topBar})',
      },
      zIndex: 'sticky',
      bg: 'bg.surface',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      paddingY: '2',
      height: '11',
    },
    '& [data-tall] thead th': { top: '0' },
    // A dialog scrolls by itself, with nothing above but its own padding, through which rows would show.
    'dialog &': { '& thead th': { top: 'calc(-1 * var(--over, 0px))' } },
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
    '& tr[data-link]': { position: 'relative', zIndex: 'base', _hover: { bg: 'bg.subtle' } },
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
    // Above the link that covers its row, also what stands before it; the row's own layer keeps it
    // under the head of the table.
    '& tr[data-link] td :is(a, button, input, select, label):not([data-part=row-link])': {
      position: 'relative',
      zIndex: 'sticky',
    },
    '& tr[data-chosen]': { bg: 'bg.brandSoft' },
    '& [data-part=choose]': { width: '12', minWidth: '12', paddingRight: '0' },
    '& [data-part=choose] label': {
      display: 'flex',
      padding: '2',
      margin: '-2',
      cursor: 'pointer',
    },
    '& [data-part=choose] input': { boxSize: '5', accentColor: 'bg.brand', cursor: 'inherit' },
    '& [data-part=cards-sort]': { display: 'none', fontSize: 'sm', fontWeight: 'medium' },
    '& [data-part=cards-sort] > select': {
      minHeight: '11',
      paddingX: '3',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
    },
    // Paper has its own width.
    '@media screen': {
      // Less between columns and headers of two lines, where the table has little room.
      '&[data-tight]:not([data-cards])': {
        '& :is(th, td)': { paddingX: '2', minWidth: '5rem' },
        '& :is(th, td):first-child': { paddingLeft: '4' },
        '& :is(th, td):last-child': { paddingRight: '4' },
        '& [data-buttons]': { minWidth: '0' },
        '& [data-part=choose]': { paddingRight: '0', minWidth: '12' },
        '& thead th': { whiteSpace: 'normal', lineHeight: 'snug' },
        '& thead button': { textAlign: 'inherit' },
        '& [data-part=moment]': { whiteSpace: 'normal' },
      },
      // A row as a card, where it has none.
      '&[data-cards]': {
        '& [data-part=cards-sort]': {
          display: 'flex',
          flexDirection: 'column',
          gap: '1.5',
          maxWidth: '24rem',
          paddingBottom: '3',
        },
        // Every fact says its name, and the order is chosen above the cards.
        '& thead': { display: 'none' },
        '& table, & tbody, & tfoot': { display: 'block' },
        '& tr': { borderBottomWidth: '1px' },
        '& tbody tr:last-child': { borderBottomWidth: '0' },
        '& :is(tbody, tfoot) :is(td, th)': {
          display: 'flex',
          width: 'auto',
          minWidth: '0',
          maxWidth: 'none',
          padding: '0',
          borderWidth: '0',
        },
        '& :is(tbody, tfoot) :is(td, th), & :is(tbody, tfoot) :is(td, th) *': {
          overflowWrap: 'anywhere',
        },
        '& :is(tbody, tfoot) [data-label]::before': {
          content: 'attr(data-label)',
          color: 'fg.muted',
          fontWeight: 'normal',
          textAlign: 'start',
          flexShrink: 0,
        },
        '& tbody [data-primary]': {
          justifyContent: 'flex-start',
          textAlign: 'start',
          fontSize: 'md',
        },
        '& :is(tbody, tfoot) td:empty': { display: 'none' },
        '& tr:has(> [data-part=choose])': { position: 'relative' },
        '& tbody [data-part=choose]': { position: 'absolute', top: '3', right: '4' },
        '& [data-part=choose] ~ [data-primary]': { paddingRight: '10' },
        // A menu stands in the card's corner, beside the row's name.
        '& tr:has([data-part=row-menu])': { position: 'relative' },
        '& tr:has([data-part=row-menu]) > [data-primary]': { paddingRight: '10' },
        '& tr:has([data-part=row-menu]) > [data-part=choose] ~ [data-primary]': {
          paddingRight: '20',
        },
        '& tbody td:has(> [data-part=row-menu])': {
          position: 'absolute',
          top: '3',
          right: { base: '3', md: '5' },
          margin: '0',
        },
        '& [data-part=choose] ~ td:has(> [data-part=row-menu])': { right: '12' },
      },
    },
    // Narrow: a fact a line, its name before it.
    [`@media screen and (max-width: ${gridFrom - 1}px)`]: {
      '&[data-cards]': {
        '& [data-part=cards-sort]': { paddingX: '4', paddingTop: '3' },
        '& tr': { display: 'block', paddingX: '4', paddingY: '3' },
        '& :is(tbody, tfoot) :is(td, th)': {
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: '4',
          marginY: '2',
          textAlign: 'end',
        },
        '& :is(tbody, tfoot) [data-label]::before': { maxWidth: '45%' },
      },
    },
    // Wider: facts beside each other, each under its name.
    [`@media screen and (min-width: ${gridFrom}px)`]: {
      '&[data-cards]': {
        '& [data-part=cards-sort]': { paddingX: '6', paddingTop: '4' },
        '& tr': {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
          columnGap: '4',
          rowGap: '3',
          paddingX: '6',
          paddingY: '4',
        },
        '& :is(tbody, tfoot) :is(td, th)': {
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: '0.5',
          textAlign: 'start',
        },
        '& :is(tbody, tfoot) [data-label]::before': { fontSize: 'xs' },
        '& tbody [data-primary]': { gridColumn: '1 / -1' },
      },
    },
  },
  variants: {
    density: {
      roomy: { '& tbody :is(td, th)': { paddingY: '3.5' } },
      compact: { '& tbody :is(td, th)': { paddingY: '1.5' }, '& table': { fontSize: 'sm' } },
    },
  },
  defaultVariants: { density: 'roomy' },
})
