import { FlaggedQuestion } from '@portal/shared/flagged-question'
import { LinkButton } from '@portal/shared/ui'
import { ReplyForm } from './reply-form.tsx'

/** An own flag: the question, what was asked and answered, and a box to write on. */
export default function FlagScreen() {
  return (
    <FlaggedQuestion
      actions={() => (
        <LinkButton to="/resources/student-flagged-questions" variant="secondary">
          All your flags
        </LinkButton>
      )}
    >
      {({ flag }) => <ReplyForm flag={flag} />}
    </FlaggedQuestion>
  )
}
