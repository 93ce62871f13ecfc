import { bodyOf } from '@portal/shared/bodies'
import { flagReads, AnswerForm as SharedForm } from '@portal/shared/flagged-question'
import { useWrite } from '@portal/shared/query'

const answerCall = 'POST /Question/tutor/QuestionFlag/AnswerFlag'

export interface AnswerFormProps {
  flagId: string
  onAnswered: () => void
}

/** Answers the flag of an own student. */
export function AnswerForm(props: AnswerFormProps) {
  const answer = useWrite(answerCall, { changes: flagReads })
  return (
    <SharedForm
      schema={bodyOf('POST /Question/tutor/QuestionFlag/AnswerFlag')}
      write={(body) => answer.write({ body })}
      {...props}
    />
  )
}
