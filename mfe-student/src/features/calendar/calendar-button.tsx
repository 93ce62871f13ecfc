import { CalendarDays } from 'lucide-react'
import { TopBarLink } from '../../top-bar/top-bar-link.tsx'

/** The dashboard's way to the calendar. */
export default function CalendarButton() {
  return (
    <TopBarLink to="/my-application-&-account" icon={<CalendarDays size={18} aria-hidden />}>
      Your Calendar
    </TopBarLink>
  )
}
