import { pathTo } from '@portal/shared/contract'
import { tellOutcome } from '@portal/shared/lists'
import { Button, LinkButton, Row } from '@portal/shared/ui'
import { type Person, useInvite, usePasswordLink } from './people.queries.ts'
import type { Opened } from './person-panel.tsx'
import { ReactivateButton } from './reactivate-button.tsx'

/** What can be done with an account. */
export function PersonActions({
  person,
  onOpen,
}: {
  person: Person
  onOpen: (what: Opened) => void
}) {
  const { userId, firstName, lastName, email, hasPassword, state, tutor } = person
  const invite = useInvite()
  const link = usePasswordLink()
  const name = `${firstName} ${lastName}`
  const isStopped = state === 'stopped'
  const mail = (write: typeof invite.write, what: string) =>
    void tellOutcome(async () => {
      await write({ body: { userId } })
      return { said: `${what} is on its way to ${email}.` }
    })
  return (
    <Row gap="2" flexWrap="wrap">
      <Button variant="primary" onClick={() => onOpen('edit')}>
        Edit
      </Button>
      {tutor ? (
        <LinkButton to={pathTo('/accounts/edit/tutor/:id', { id: userId })}>Teaching</LinkButton>
      ) : null}
      {isStopped ? null : hasPassword ? (
        <Button loading={link.isWriting} onClick={() => mail(link.write, 'A password link')}>
          Send password link
        </Button>
      ) : (
        <Button loading={invite.isWriting} onClick={() => mail(invite.write, 'An invitation')}>
          {person.invitedAt === null ? 'Send invitation' : 'Invite again'}
        </Button>
      )}
      <Button onClick={() => onOpen('history')}>History</Button>
      {isStopped ? (
        <ReactivateButton person={person} name={name} />
      ) : (
        <Button variant="danger" onClick={() => onOpen('stop')}>
          Stop account
        </Button>
      )}
    </Row>
  )
}
