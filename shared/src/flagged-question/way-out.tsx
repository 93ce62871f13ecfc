import { useSession } from '@portal/shared/session'
import { LinkButton } from '@portal/shared/ui'
import { wayOutOf } from './flag.rules.ts'

/** To the page that lists the reader's flags, or those that wait for the reader. */
export function WayOut() {
  const role = useSession(({ claims }) => claims?.role)
  const { to, label } = wayOutOf(role)
  return (
    <LinkButton to={to} variant="primary">
      {label}
    </LinkButton>
  )
}
