import { NotesOfAcademy } from '@portal/shared/video-player'
import type { Academy, Groups } from './academy.queries.ts'
import { type AcademyView, videoPath } from './academy-view.ts'
import { videosOf } from './course.rules.ts'

interface CourseNotesProps {
  view: AcademyView
  course: Academy
  groups: Groups
}

/** Own notes of all videos of an academy. */
export default function CourseNotes({ view, course, groups }: CourseNotesProps) {
  const videoOf = new Map(videosOf(groups).map(({ assetId, id }) => [assetId, id]))
  return (
    <NotesOfAcademy
      academyId={course.id}
      title={course.name}
      pathOf={(assetId, second) => {
        const videoId = videoOf.get(assetId)
        return videoId === undefined ? undefined : videoPath(view, course.id, videoId, second)
      }}
    />
  )
}
