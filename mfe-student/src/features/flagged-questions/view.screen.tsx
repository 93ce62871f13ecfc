import { FlaggedQuestion } from '@portal/shared/flagged-question'
import { LinkButton } from '@portal/shared/ui'
import { ReplyForm } from './reply-form.tsx'

const listPath = '/resources/student-flagged-questions'

/** An own flag: the question, what was asked and answered, and a box to write on. */
export default function FlagScreen() {
  return (
    <FlaggedQuestion
      wayOut={
        <LinkButton to={listPath} variant="primary">
          Your flagged questions
        </LinkButton>
      }
      actions={() => (
        <LinkButton to={listPath} variant="secondary">
          All your flags
        </LinkButton>
      )}
    >
      {({ flag }) => <ReplyForm flag={flag} />}
    </FlaggedQuestion>
  )
}
