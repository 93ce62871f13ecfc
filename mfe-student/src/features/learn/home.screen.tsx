import { LearnHome } from '@portal/shared/learn'
import { studentView } from './view.tsx'

/** Learn's home. */
export default function LearnHomeScreen() {
  return <LearnHome view={studentView} />
}
