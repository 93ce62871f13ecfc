import { RichText } from '@portal/shared/rich-text'

/** What is said of a course, in full. */
export default function CourseWords({ html }: { html: string }) {
  return <RichText html={html} />
}
