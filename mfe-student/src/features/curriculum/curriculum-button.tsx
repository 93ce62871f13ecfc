import { ListChecks } from 'lucide-react'
import { TopBarLink } from '../../top-bar/top-bar-link.tsx'

/** The dashboard's way to the curriculum. */
export default function CurriculumButton() {
  return (
    <TopBarLink to="/curriculum" icon={<ListChecks size={18} aria-hidden />}>
      Your Curriculum
    </TopBarLink>
  )
}
