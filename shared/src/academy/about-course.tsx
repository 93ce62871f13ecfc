import { RichText } from '@portal/shared/rich-text'
import { Disclosure } from '@portal/shared/ui'

/** What the course is about, in full. */
export default function AboutCourse({ html }: { html: string }) {
  return (
    <Disclosure summary="About this course">
      <RichText html={html} />
    </Disclosure>
  )
}
