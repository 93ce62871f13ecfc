import { Box, LightLegend } from '@portal/shared/ui'
import type { ComponentProps } from 'react'

/** A legend of lights for the top bar: a row where there is room, else one light under the other. */
export function TopBarLegend(props: ComponentProps<typeof LightLegend>) {
  return (
    <Box
      css={{
        '& > ul': {
          flexDirection: { base: 'column', xl: 'row' },
          flexWrap: 'nowrap',
          gap: { base: '0', xl: '5' },
        },
        '& li': { display: 'flex', whiteSpace: 'nowrap' },
        '& li span': { fontSize: { base: 'xs', xl: 'sm' } },
      }}
    >
      <LightLegend {...props} />
    </Box>
  )
}
