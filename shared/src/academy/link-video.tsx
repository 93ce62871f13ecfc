import { Badge, Button, chakra, LinkButton, Row, Stack, Surface, Text } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { CircleCheck, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatched, type Video } from './academy.queries.ts'
import { siteOf } from './course.rules.ts'

interface LinkVideoProps {
  video: Video
  actions: ReactNode
  /** Over it: its quiz. */
  children: ReactNode
}

/** A video on another site: it opens there, and the learner says when it was watched. */
export function LinkVideo({ video, actions, children }: LinkVideoProps) {
  const readOnly = useReadOnly()
  const watched = useWatched()
  const isCovered = children !== null
  return (
    <Surface position="relative" overflow="hidden" minHeight={isCovered ? '28rem' : undefined}>
      <chakra.div inert={isCovered || undefined}>
        <Stack gap="4" padding={{ base: '4', md: '6' }}>
          <Text>
            This video is on {siteOf(video.url)}. It opens in a new tab; come back here when you
            have watched it.
          </Text>
          <Row gap="3">
            <LinkButton
              size="lg"
              variant="primary"
              to={video.url}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink size={18} aria-hidden />}
            >
              Watch on {siteOf(video.url)}
            </LinkButton>
            {video.isWatched ? (
              <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
                You said that you have watched it
              </Badge>
            ) : (
              <Button
                size="lg"
                loading={watched.isWriting}
                {...readOnly?.control}
                onClick={() => watched.write({ body: { videoId: video.id } })}
              >
                I have watched it
              </Button>
            )}
            {actions}
          </Row>
          {watched.error === null ? null : (
            <Text role="alert" tone="danger">
              {watched.error.message}
            </Text>
          )}
        </Stack>
      </chakra.div>
      {children}
    </Surface>
  )
}
