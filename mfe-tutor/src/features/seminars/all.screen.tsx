import { pathTo } from '@portal/shared/contract'
import { EventListPage } from '@portal/shared/events'
import { useSession } from '@portal/shared/session'
import { LinkButton } from '@portal/shared/ui'

/** All seminars, with the ways to those that one gives, and to the team’s figures. */
export default function AllSeminarsScreen() {
  const isSenior = useSession((session) => session.claims?.role === 'Senior Tutor')
  return (
    <EventListPage
      kind="seminar"
      description="What learners see: all that is published."
      actions={
        <>
          {isSenior ? (
            <LinkButton to={pathTo('/seminars/seminar-report', {})}>Team report</LinkButton>
          ) : null}
          <LinkButton variant="primary" to={pathTo('/tutor/seminars', {})}>
            Given by me
          </LinkButton>
        </>
      }
    />
  )
}
