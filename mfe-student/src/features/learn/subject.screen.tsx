import { LearnSubject } from '@portal/shared/learn'
import { studentView } from './view.tsx'

/** A subject of Learn. */
export default function LearnSubjectScreen() {
  return <LearnSubject view={studentView} />
}
