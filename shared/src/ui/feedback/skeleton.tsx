import type { ReactNode } from 'react'
import { Box, Grid, Stack, VisuallyHidden } from '../layout/primitives.tsx'
import { Surface } from '../surfaces/card.tsx'
import { chakra } from '../theme/chakra.tsx'

/** A block of a skeleton: give it the width and height of what will stand there. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    height: '4',
    borderRadius: 'sm',
    bg: 'bg.skeleton',
    backgroundImage:
      'linear-gradient(90deg, transparent, var(--p-colors-bg-skeleton-shine), transparent)',
    backgroundSize: '50% 100%',
    backgroundRepeat: 'no-repeat',
    animation: 'shine 1.6s ease-in-out infinite',
  },
})

/** Wraps a skeleton: says `Loading` once, hides its blocks from assistive technology. */
export function SkeletonRegion({
  label = 'Loading',
  children,
}: {
  label?: string
  children: ReactNode
}) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const widths = ['92%', '78%', '85%', '64%', '88%', '70%'] as const

/** Numbers from 1, as keys for the repeated rows of a skeleton. */
export function skeletonRows(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Lines of text to come. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <SkeletonRegion>
      <Stack gap="3">
        {skeletonRows(lines).map((line) => (
          <Skeleton key={line} width={widths[line % widths.length]} />
        ))}
      </Stack>
    </SkeletonRegion>
  )
}

/** Cards to come, each with a title and a few lines, in the grid of `columns`. */
export function SkeletonCards({
  count = 3,
  columns = 'auto',
}: {
  count?: number
  columns?: 'auto' | 1 | 2 | 3 | 4
}) {
  return (
    <SkeletonRegion>
      <Grid columns={columns}>
        {skeletonRows(count).map((card) => (
          <Surface key={card} padding={{ base: '4', md: '6' }}>
            <Skeleton width="55%" height="5" />
            <Box height="5" />
            <Stack gap="3">
              <Skeleton width="90%" />
              <Skeleton width="72%" />
            </Stack>
          </Surface>
        ))}
      </Grid>
    </SkeletonRegion>
  )
}

/** Rows of a list to come: a round picture, two lines. */
export function SkeletonList({ rows = 4, picture = false }: { rows?: number; picture?: boolean }) {
  return (
    <SkeletonRegion>
      <Stack gap="5">
        {skeletonRows(rows).map((row) => (
          <Box key={row} display="flex" gap="3" alignItems="center">
            {picture ? (
              <Skeleton width="10" height="10" borderRadius="full" flexShrink={0} />
            ) : null}
            <Stack gap="2" flex="1">
              <Skeleton width={widths[row % widths.length]} maxWidth="72" />
              <Skeleton width="40%" maxWidth="40" height="3" />
            </Stack>
          </Box>
        ))}
      </Stack>
    </SkeletonRegion>
  )
}

/** Tiles of figures to come, as a row of `Stat`. */
export function SkeletonStats({ count = 4 }: { count?: number }) {
  return (
    <SkeletonRegion>
      <Grid columns={4}>
        {skeletonRows(count).map((tile) => (
          <Stack key={tile} gap="3">
            <Skeleton width="60%" height="3.5" />
            <Skeleton width="45%" height="9" />
          </Stack>
        ))}
      </Grid>
    </SkeletonRegion>
  )
}
