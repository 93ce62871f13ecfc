import { LearnPage } from '@portal/shared/learn'
import { studentView } from './view.tsx'

/** A page of Learn. */
export default function LearnPageScreen() {
  return <LearnPage view={studentView} />
}
