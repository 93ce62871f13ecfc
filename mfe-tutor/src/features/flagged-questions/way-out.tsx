import { LinkButton } from '@portal/shared/ui'

/** To the page that lists the flags that wait. */
export function WayOut() {
  return (
    <LinkButton to="/resources/tutor/question-bank" variant="primary">
      Go to the question bank
    </LinkButton>
  )
}
