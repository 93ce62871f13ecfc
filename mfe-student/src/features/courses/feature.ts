import { defineFeature, lacks, type Viewer } from '@portal/shared/contract'
import { lockedTexts } from '@portal/shared/events/feature'
import { queryOf } from '@portal/shared/query'
import { NotebookText } from 'lucide-react'

const isNoHeadStart = ({ claims }: Viewer) => !claims.isHeadStart

/** Head-start students have no courses at all; others are told what they are. */
export const courseLock = {
  needs: isNoHeadStart,
  locked: lacks('courses'),
  lockedText: lockedTexts.course,
}

/** Courses, not for head-start students. */
export const coursesFeature = defineFeature({
  id: 'courses',
  screens: [
    {
      id: 'courses.list',
      path: '/courses',
      title: 'Courses',
      ...courseLock,
      firstReads: () => [
        queryOf('GET /Course/Course/GetUpcomingCourses', { query: { PageNo: 1, PageSize: 20 } }),
      ],
      load: () => import('./courses.screen.tsx'),
    },
  ],
  menu: [
    {
      id: 'courses',
      label: 'Courses',
      icon: NotebookText,
      path: '/courses',
      order: 50,
      visible: isNoHeadStart,
      locked: lacks('courses'),
    },
  ],
})
