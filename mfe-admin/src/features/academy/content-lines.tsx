import { formatDay } from '@portal/shared/calendar'
import { Badge, Box, Button, plural, Row, Stack, Text, VisuallyHidden } from '@portal/shared/ui'
import type { Group, Video } from './academy.queries.ts'
import { hiddenInWords, states, videoInWords } from './academy.rules.ts'

/** A group among the others. */
export function GroupLine({ group, onAdd }: { group: Group; onAdd: () => void }) {
  const { name, opensOn, videos } = group
  return (
    <Row gap="3" flexWrap="wrap">
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere">
        <Text weight="medium">{name}</Text>
        <Text size="sm" tone="muted">
          {`${plural(videos.length, 'video')}${opensOn === null ? '' : ` · Opens ${formatDay(opensOn)}`}`}
        </Text>
      </Box>
      <Button size="sm" variant="secondary" onClick={onAdd}>
        Add a video
        <VisuallyHidden>{` to ${name}`}</VisuallyHidden>
      </Button>
    </Row>
  )
}

/** A video among the others, with what keeps it from its learners. */
export function VideoLine({ video, group }: { video: Video; group: Group | undefined }) {
  const { label, tone } = states[video.state]
  const reasons = group === undefined ? [] : hiddenInWords(video, group)
  return (
    <Stack gap="1">
      <Row gap="2" flexWrap="wrap">
        <Box minWidth="0" overflowWrap="anywhere">
          <Text weight="medium">{video.name}</Text>
        </Box>
        <Badge tone={tone}>{label}</Badge>
        {reasons.length === 0 ? <Badge tone="success">Learners see it</Badge> : null}
      </Row>
      <Text size="sm" tone="muted">
        {videoInWords(video)}
      </Text>
      {reasons.length > 0 ? (
        <Text size="sm" tone="muted">{`Hidden: ${reasons.join(' ')}`}</Text>
      ) : null}
    </Stack>
  )
}
