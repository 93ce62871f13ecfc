import { MediaImage } from '@portal/shared/files'
import {
  Badge,
  chakra,
  formatDuration,
  Heading,
  LinkButton,
  ProgressBar,
  plural,
  Row,
  Stack,
  Surface,
  Text,
} from '@portal/shared/ui'
import { CirclePlay, Clock } from 'lucide-react'
import type { Academy } from './academy.queries.ts'
import type { AcademyView } from './academy-view.ts'
import { stepInWords } from './course.rules.ts'

const Cover = chakra('div', {
  base: {
    aspectRatio: '16 / 7',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderTopRadius: 'card',
    bg: 'bg.brandSoft',
    color: 'fg.brand',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})

/** An academy in the list: what it is, how far it is, and the way on. */
export function AcademyCard({ academy, view }: { academy: Academy; view: AcademyView }) {
  const { name, summary, cover, totalVideos, completedVideos, durationSeconds } = academy
  const step = stepInWords(academy)
  return (
    <Surface as="article" display="flex" flexDirection="column" flex="1">
      <Cover aria-hidden="true">
        {cover === null ? (
          <CirclePlay size={40} />
        ) : (
          <MediaImage path={cover} alt="" loading="lazy" />
        )}
      </Cover>
      <Stack gap="3" flex="1" padding={{ base: '4', md: '5' }}>
        <Stack gap="1" flex="1">
          <Heading level={2} size="md">
            {name}
          </Heading>
          {summary === '' ? null : (
            <Text size="sm" tone="muted">
              {summary}
            </Text>
          )}
          <Row gap="2" paddingTop="1">
            <Badge icon={<Clock size={14} aria-hidden />}>{formatDuration(durationSeconds)}</Badge>
            <Badge>{plural(totalVideos, 'video')}</Badge>
            {academy.isForTutors ? <Badge tone="brand">For tutors</Badge> : null}
          </Row>
        </Stack>
        <ProgressBar
          label="Completed"
          value={totalVideos === 0 ? 0 : completedVideos / totalVideos}
          text={`${completedVideos} of ${totalVideos}`}
          tone={completedVideos === totalVideos && totalVideos > 0 ? 'success' : 'brand'}
        />
        <LinkButton
          wide
          size="lg"
          to={view.pathOf(academy.id)}
          variant={step === 'Continue' ? 'primary' : 'secondary'}
          aria-label={`${step}: ${name}`}
        >
          {step}
        </LinkButton>
      </Stack>
    </Surface>
  )
}
