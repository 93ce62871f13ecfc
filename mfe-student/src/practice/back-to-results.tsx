import { LinkButton } from '@portal/shared/ui'

/** The way back from a past result once the programme has ended and the question bank is closed. */
export function BackToResults() {
  return (
    <LinkButton to="/expired" variant="primary">
      Your results
    </LinkButton>
  )
}
