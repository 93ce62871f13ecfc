import { chakra, Disclosure, ProgressBar, SmartLink, Stack, Surface, Text } from '@portal/shared/ui'
import { CircleCheck, CircleDashed, CirclePlay, ExternalLink, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import type { Group, Groups, Video } from './academy.queries.ts'
import { opensInWords, stateInWords } from './course.rules.ts'

const Lines = chakra('ol', {
  base: {
    listStyle: 'none',
    marginX: '-2',
    '& :is(a, button)': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: '100%',
      minHeight: '11',
      paddingX: '2',
      paddingY: '2.5',
      borderRadius: 'md',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      _hover: { bg: 'bg.hover' },
    },
    '& [aria-disabled]': { color: 'fg.muted', cursor: 'not-allowed' },
    '& [aria-current]': { bg: 'bg.brandSoft', fontWeight: 'semibold' },
    '& svg': { marginTop: '0.5' },
    '& span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
  },
})

interface ContentsProps {
  groups: Groups
  /** Why no other video can be opened; null where each can. */
  held: string | null
  /** The video that is shown. */
  shownId: string | undefined
  pathOf: (videoId: string) => string
  /** Another video was opened. */
  onOpen?: () => void
}

/** The groups and videos of an academy, with how far each is. */
export function Contents({ groups, held, ...rest }: ContentsProps) {
  const id = useId()
  const { totalVideos, completedVideos, videoGroups } = groups
  return (
    <Surface as="nav" aria-label="Contents" padding="4">
      <Stack gap="4">
        <ProgressBar
          label="Completed videos"
          value={totalVideos === 0 ? 0 : completedVideos / totalVideos}
          text={`${completedVideos} of ${totalVideos}`}
        />
        {held === null ? null : (
          <Text size="sm" id={`${id}-held`} tone="warning">
            {held}
          </Text>
        )}
        {videoGroups.map((group) => (
          <GroupOfVideos
            key={group.id}
            group={group}
            heldId={held === null ? undefined : `${id}-held`}
            {...rest}
          />
        ))}
      </Stack>
    </Surface>
  )
}

type GroupProps = Omit<ContentsProps, 'groups' | 'held'> & {
  group: Group
  heldId: string | undefined
}

function GroupOfVideos({ group, ...rest }: GroupProps) {
  if (!group.isOpen) {
    return (
      <Stack gap="0" paddingX="4" paddingY="2">
        <Text weight="medium">{group.name}</Text>
        <Text size="sm" tone="muted">
          {opensInWords(group)}
        </Text>
      </Stack>
    )
  }
  const done = group.videos.filter(({ isCompleted }) => isCompleted).length
  return (
    <Disclosure
      open
      summary={group.name}
      meta={
        <Text as="span" size="sm" tone="muted" figures>
          {done} of {group.videos.length}
        </Text>
      }
    >
      <Lines>
        {group.videos.map((video) => (
          <li key={video.id}>
            <VideoLine video={video} {...rest} />
          </li>
        ))}
      </Lines>
    </Disclosure>
  )
}

function VideoLine({
  video,
  heldId,
  shownId,
  pathOf,
  onOpen,
}: Omit<GroupProps, 'group'> & { video: Video }) {
  const words = (
    <>
      <Mark video={video} />
      <span>
        {video.name}
        <small>{stateInWords(video)}</small>
      </span>
    </>
  )
  const isShown = video.id === shownId
  if (heldId !== undefined && !isShown) {
    return (
      <button type="button" aria-disabled="true" aria-describedby={heldId}>
        {words}
      </button>
    )
  }
  return (
    <SmartLink
      to={pathOf(video.id)}
      aria-current={isShown ? 'true' : undefined}
      {...(onOpen && { onClick: onOpen })}
    >
      {words}
    </SmartLink>
  )
}

function Mark({ video }: { video: Video }) {
  if (video.isCompleted) return <CircleCheck size={18} aria-hidden />
  if (video.isInRetry) return <RotateCcw size={18} aria-hidden />
  if (video.isLink) return <ExternalLink size={18} aria-hidden />
  return video.watchedPercent > 0 ? (
    <CircleDashed size={18} aria-hidden />
  ) : (
    <CirclePlay size={18} aria-hidden />
  )
}
