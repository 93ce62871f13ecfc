import { pathTo } from '@portal/shared/contract'
import { FlaggedQuestion } from '@portal/shared/flagged-question'
import { LinkButton } from '@portal/shared/ui'

const flagged = pathTo('/question-bank/question-admin/flagged-questions', {})

/** A flag to look at, with the way to where it and others of its question are answered and settled. */
export default function FlagScreen() {
  return (
    <FlaggedQuestion
      actions={({ flag }) => (
        <LinkButton to={`${flagged}?search=${flag.questionId}`} variant="primary">
          All flags of this question
        </LinkButton>
      )}
    />
  )
}
