import { part } from '@portal/shared/idle'
import { Disclosure, Skeleton } from '@portal/shared/ui'
import { Suspense, useState } from 'react'

const CourseWords = part(() => import('./course-words.tsx'), {
  failed: 'What the course is about could not be shown',
})

/** What the course is about, in full; what draws it comes when it is opened. */
export function AboutCourse({ html }: { html: string }) {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <Disclosure summary="About this course" onOpen={() => setIsWanted(true)}>
      {isWanted ? (
        <Suspense fallback={<Skeleton height="6" />}>
          <CourseWords html={html} />
        </Suspense>
      ) : null}
    </Disclosure>
  )
}
