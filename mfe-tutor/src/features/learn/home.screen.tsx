import { LearnHome } from '@portal/shared/learn'
import { tutorView } from './view.tsx'

/** Learn's home. */
export default function LearnHomeScreen() {
  return <LearnHome view={tutorView} />
}
