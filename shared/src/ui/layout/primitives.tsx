import { chakra } from '../theme/chakra.tsx'

/** A `div` that takes every style prop in token names. */
export const Box = chakra('div')

/** Children under each other; `gap` in 4 px steps. */
export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
})

/** Children beside each other, centred, wrapping where there is no room. */
export const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', minWidth: '0' },
})

/** CSS grid. `min`-wide columns that fill the row come with `columns="auto"`; else `1` to `4`. */
export const Grid = chakra('div', {
  base: { display: 'grid', gap: { base: '4', md: '6' }, minWidth: '0', '& > *': { minWidth: '0' } },
  variants: {
    columns: {
      auto: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
      3: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        },
      },
      4: {
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      },
      12: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' } },
    },
  },
})

/** Text for assistive technology only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } })

/** A thin line between things. */
export const Divider = chakra('hr', {
  base: { borderWidth: '0', borderTopWidth: '1px', borderColor: 'border', width: '100%' },
})
