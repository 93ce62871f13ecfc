import { FlaggedQuestion, flagPathOf } from '@portal/shared/flagged-question'
import { LinkButton } from '@portal/shared/ui'
import { AnswerPanel } from './answer-panel.tsx'

/** An own student's flag with all that is needed to answer it, and the answer's form. */
export default function AnswerScreen() {
  return (
    <FlaggedQuestion
      actions={({ flag }) => (
        <LinkButton to={flagPathOf(flag.id)} variant="secondary">
          View only
        </LinkButton>
      )}
    >
      {({ flag, mayAnswer }) => (mayAnswer ? <AnswerPanel key={flag.id} flag={flag} /> : null)}
    </FlaggedQuestion>
  )
}
