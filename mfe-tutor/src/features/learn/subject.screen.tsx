import { LearnSubject } from '@portal/shared/learn'
import { tutorView } from './view.tsx'

/** A subject of Learn. */
export default function LearnSubjectScreen() {
  return <LearnSubject view={tutorView} />
}
