import { LinkButton } from '@portal/shared/ui'
import { answerPathOf } from './flag.rules.ts'
import { FlaggedQuestion } from './flagged-question.tsx'

/** A flag to look at, with the way to its answer for those who may give one. */
export default function FlagScreen() {
  return (
    <FlaggedQuestion
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
