import { pathTo } from '@portal/shared/contract'
import { LinkButton } from '@portal/shared/ui'
import { EventsPage } from '../../events/events-page.tsx'

/** All seminars, with the ways to what they are filed under and to what came of them. */
export default function SeminarsScreen() {
  return (
    <EventsPage
      kind="seminar"
      links={
        <>
          <LinkButton to={pathTo('/seminars/admin-view', {})}>Degree groups</LinkButton>
          <LinkButton to={pathTo('/seminars/seminar-report', {})}>Report</LinkButton>
        </>
      }
    />
  )
}
