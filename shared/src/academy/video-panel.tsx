import { Switch } from '@portal/shared/forms'
import { part } from '@portal/shared/idle'
import { useLocation, useNavigate } from '@portal/shared/router'
import { Button, Heading, LinkButton, Spinner, Stack, Text } from '@portal/shared/ui'
import {
  FilmPlayer,
  keepChoices,
  readChoices,
  type SavedProgress,
} from '@portal/shared/video-player'
import { CircleHelp, SkipForward } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { type Groups, useProgressAgain, type Video } from './academy.queries.ts'
import { nextVideo } from './course.rules.ts'
import { LinkVideo } from './link-video.tsx'
import { comesUp, quizButton } from './quiz.rules.ts'

const Quiz = part(() => import('./quiz.tsx'), { failed: 'The quiz could not be shown' })

interface VideoPanelProps {
  video: Video
  groups: Groups
  /** Why no other video can be opened; null where each can. */
  held: string | null
  startAt: number | undefined
  pathOf: (videoId: string) => string
  isQuizOpen: boolean
  onQuiz: (opens: boolean) => void
  notesLink: ReactNode
}

/** The video that is shown, with its quiz and the way to the next. */
export function VideoPanel({ video, groups, held, startAt, pathOf, ...rest }: VideoPanelProps) {
  const { isQuizOpen, onQuiz, notesLink } = rest
  const navigate = useNavigate()
  const { state: cameWith } = useLocation()
  const readAgain = useProgressAgain()
  const [isWatchedNow, setWatchedNow] = useState(video.isWatched)
  const [hasEnded, setEnded] = useState(false)
  const [playsOn, setPlaysOn] = useState(() => readChoices().playsOn)
  const next = nextVideo(groups, video.id)

  const saved = ({ isWatched, video: of }: SavedProgress) => {
    // Where another tab was further the answer says so, too.
    const isNews =
      isWatched !== (video.isWatched || isWatchedNow) ||
      (of?.videoId === video.id && of.isCompleted !== video.isCompleted)
    setWatchedNow(isWatched)
    if (isNews) void readAgain()
  }
  const end = useEffectEvent(() => {
    setEnded(false)
    if (comesUp(video, isWatchedNow)) onQuiz(true)
    else if (playsOn && next && held === null) navigate(pathOf(next.id), { state: { plays: true } })
  })
  const mayGoOn = hasEnded && (isWatchedNow || video.isWatched || video.videoQuestion.length === 0)
  useEffect(() => {
    if (mayGoOn) end()
  }, [mayGoOn])

  const brings = quizButton(video, isWatchedNow)
  const quiz = isQuizOpen ? (
    <Suspense fallback={<Spinner />}>
      <Quiz video={video} onClose={() => onQuiz(false)} />
    </Suspense>
  ) : null
  const actions = (
    <>
      {brings === null ? null : (
        <Button
          size="lg"
          variant={video.isQuizPassed ? 'secondary' : 'primary'}
          icon={<CircleHelp size={18} aria-hidden />}
          onClick={() => onQuiz(true)}
        >
          {brings}
        </Button>
      )}
      {next === undefined || held !== null ? null : (
        <LinkButton size="lg" to={pathOf(next.id)} icon={<SkipForward size={18} aria-hidden />}>
          Next video
        </LinkButton>
      )}
    </>
  )
  return (
    <Stack gap="4">
      <Heading level={2}>{video.name}</Heading>
      {video.isLink || video.assetId === null ? (
        <LinkVideo video={video} actions={actions}>
          {quiz}
        </LinkVideo>
      ) : (
        <FilmPlayer
          key={video.assetId}
          assetId={video.assetId}
          title={video.name}
          startAt={startAt}
          startsPlaying={cameWith?.plays === true}
          overlay={quiz}
          actions={actions}
          notesLink={notesLink}
          onSaved={saved}
          onEnd={() => setEnded(true)}
        />
      )}
      {video.description === '' ? null : <Text whiteSpace="pre-line">{video.description}</Text>}
      {next === undefined ? null : (
        <Switch
          label="Play the next video by itself"
          checked={playsOn}
          onValue={(on) => {
            setPlaysOn(on)
            keepChoices({ playsOn: on })
          }}
        />
      )}
    </Stack>
  )
}
