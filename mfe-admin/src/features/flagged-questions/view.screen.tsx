import { FlaggedQuestion } from '@portal/shared/flagged-question'
import { LinkButton } from '@portal/shared/ui'

/** Any student's flag, to look at. */
export default function FlagScreen() {
  return (
    <FlaggedQuestion
      wayOut={
        <LinkButton to="/" variant="primary">
          Go to the dashboard
        </LinkButton>
      }
    />
  )
}
