import { answerPathOf, FlaggedQuestion } from '@portal/shared/flagged-question'
import { LinkButton } from '@portal/shared/ui'
import { WayOut } from './way-out.tsx'

/** A flag to look at, with the way to its answer. */
export default function FlagScreen() {
  return (
    <FlaggedQuestion
      wayOut={<WayOut />}
      actions={({ flag, mayAnswer }) =>
        mayAnswer ? (
          <LinkButton
            to={answerPathOf(flag.id)}
            variant={flag.state === 'open' ? 'primary' : 'secondary'}
          >
            {flag.state === 'open' ? 'Answer this flag' : 'Answer once more'}
          </LinkButton>
        ) : null
      }
    />
  )
}
