import { part } from '@portal/shared/idle'
import { Box, Dialog, Skeleton, Stack, Text, TextLink } from '@portal/shared/ui'
import { Suspense } from 'react'
import type { Video } from './academy.queries.ts'

const FilmPlayer = part(
  async () => ({ default: (await import('@portal/shared/video-player')).FilmPlayer }),
  { failed: 'The player could not be loaded' },
)

/** A video as its learners see it; nothing is kept of what an admin watches. */
export default function PreviewDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { name, asset, link, description } = video
  return (
    <Dialog open size="lg" title={name} onClose={onClose}>
      <Stack gap="4">
        {description === '' ? null : <Text>{description}</Text>}
        {asset ? (
          <Suspense fallback={<Skeleton height="240px" />}>
            <FilmPlayer assetId={asset.assetId} title={name} />
          </Suspense>
        ) : null}
        {link === null ? null : (
          <Box overflowWrap="anywhere">
            <TextLink to={link}>{`Watch at ${new URL(link).hostname}`}</TextLink>
          </Box>
        )}
      </Stack>
    </Dialog>
  )
}
