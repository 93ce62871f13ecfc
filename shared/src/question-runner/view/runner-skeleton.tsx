import { Box, Grid, Skeleton, SkeletonRegion, SkeletonText, Stack } from '@portal/shared/ui'

/** The runner's shape while its questions are on their way; `label` says so to who cannot see it. */
export function RunnerSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Box minHeight="100dvh" bg="bg.canvas">
        <Box height="14" bg="bg.surface" borderBottomWidth="1px" borderColor="border" />
        <Grid
          columns={2}
          padding={{ base: '4', md: '6', lg: '8' }}
          maxWidth="100rem"
          marginX="auto"
        >
          <SkeletonText lines={5} />
          <Stack gap="2.5">
            {[1, 2, 3, 4].map((option) => (
              <Skeleton key={option} height="14" />
            ))}
          </Stack>
        </Grid>
      </Box>
    </SkeletonRegion>
  )
}
