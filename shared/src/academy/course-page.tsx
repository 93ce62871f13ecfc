import { part } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import {
  Box,
  Button,
  chakra,
  Drawer,
  EmptyState,
  LinkButton,
  Page,
  PageHeader,
  SkeletonText,
  Tabs,
  TextLink,
  useMedia,
} from '@portal/shared/ui'
import { secondOf } from '@portal/shared/video-player'
import { ListVideo } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AboutCourse } from './about-course.tsx'
import type { Academy, Groups } from './academy.queries.ts'
import { type AcademyView, videoPath } from './academy-view.ts'
import { Contents } from './contents.tsx'
import { heldBy, videosOf } from './course.rules.ts'
import { useOpenQuiz } from './use-open-quiz.ts'
import { useShownVideo } from './use-shown-video.ts'
import { VideoPanel } from './video-panel.tsx'

const MyStudents = part(() => import('./my-students.tsx'), {
  failed: 'Your students could not be shown',
})
const CourseNotes = part(() => import('./course-notes.tsx'), {
  failed: 'Your notes could not be shown',
})

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' },
  },
})

interface CoursePageProps {
  view: AcademyView
  course: Academy & { description: string }
  groups: Groups
}

/** An academy, with its tabs for who teaches. */
export function CoursePage({ view, course, groups }: CoursePageProps) {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'students' ? 'students' : 'videos'
  const hasNotes = params.get('view') === 'notes'
  const videos = <Videos view={view} course={course} groups={groups} />
  return (
    <Page maxWidth="100rem" gap={{ base: '4', md: '6' }}>
      <PageHeader
        title={course.name}
        description={course.summary === '' ? undefined : course.summary}
        actions={
          hasNotes ? (
            <LinkButton to={view.pathOf(course.id)}>Back to the videos</LinkButton>
          ) : undefined
        }
      />
      {hasNotes ? (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <CourseNotes view={view} course={course} groups={groups} />
        </Suspense>
      ) : view.teaches ? (
        <Tabs
          label="Course"
          value={tab}
          onValue={(next) =>
            setParams(next === 'students' ? { tab: 'students' } : {}, { replace: true })
          }
          tabs={[
            { id: 'videos', label: 'Videos', content: () => videos },
            {
              id: 'students',
              label: 'My students',
              content: () => (
                <Suspense fallback={<SkeletonText lines={8} />}>
                  <MyStudents academyId={course.id} />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        videos
      )}
      {hasNotes || course.description === '' ? null : <AboutCourse html={course.description} />}
    </Page>
  )
}

function Videos({ view, course, groups }: CoursePageProps) {
  const [params] = useSearchParams()
  const isWide = useMedia('(min-width: 1024px)', true)
  const [isOpen, setOpen] = useState(false)
  const [quizOf, setQuizOf] = useOpenQuiz(course.id, groups)
  const shown = useShownVideo(groups, { teaches: view.teaches, quizOf })
  const asked = params.get('video')
  const held = heldBy(groups, shown, quizOf !== null && quizOf === shown?.id)
  if (shown === undefined) {
    const isEmpty = groups.videoGroups.length === 0
    return (
      <>
        {isEmpty ? null : <Contents {...{ groups, held }} shownId={undefined} pathOf={() => ''} />}
        <EmptyState title="Nothing to watch yet" level={2}>
          The videos of this course appear here when they are published.
        </EmptyState>
      </>
    )
  }
  const contents = (
    <Contents
      groups={groups}
      held={held}
      shownId={shown.id}
      pathOf={(videoId) => videoPath(view, course.id, videoId)}
      onOpen={() => setOpen(false)}
    />
  )
  return (
    <Columns>
      {isWide ? (
        contents
      ) : (
        <Box>
          <Button
            size="lg"
            icon={<ListVideo size={18} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Contents
          </Button>
          <Drawer open={isOpen} side="start" title="Contents" onClose={() => setOpen(false)}>
            {contents}
          </Drawer>
        </Box>
      )}
      <VideoPanel
        key={shown.id}
        video={shown}
        groups={groups}
        held={held}
        // A second is one of the video that the address names, if it names one.
        startAt={asked === null || asked === shown.id ? secondOf(params.get('t')) : undefined}
        pathOf={(videoId) => videoPath(view, course.id, videoId)}
        isQuizOpen={quizOf === shown.id}
        onQuiz={(opens) => setQuizOf(opens ? shown.id : null)}
        notesLink={
          videosOf(groups).length > 1 ? (
            <TextLink to={`${view.pathOf(course.id)}?view=notes`}>
              All notes of this course
            </TextLink>
          ) : null
        }
      />
    </Columns>
  )
}
