import type { AfterwardsCalls, MissReason, Verdict } from '../types.ts'
import { MissReasonChips } from './miss-reason.tsx'
import { QuestionNote } from './question-note.tsx'
import { SimilarQuestions } from './similar-questions.tsx'

export interface AfterwardsProps extends AfterwardsCalls {
  questionId: number
  verdict: Verdict
  isAnswered: boolean
  missReason: MissReason | null
  note: string
  isReadOnly: boolean
  onPractise?: (questionIds: number[]) => void
}

/** What can be done with a question once it is marked: say why it was missed, note, practise. */
export function Afterwards(props: AfterwardsProps) {
  const { questionId, verdict, isAnswered, isReadOnly, setMissReason, setNote, similar } = props
  // One that was left out is missed as well.
  const isMissed = !isAnswered || verdict.isCorrect === false
  return (
    <>
      {isMissed && setMissReason !== undefined ? (
        <MissReasonChips
          key={`reason ${questionId}`}
          isLeftOut={!isAnswered}
          value={props.missReason}
          onChoose={isReadOnly ? undefined : (reason) => setMissReason(questionId, reason)}
        />
      ) : null}
      {setNote === undefined ? null : (
        <QuestionNote
          key={`note ${questionId}`}
          questionId={questionId}
          value={props.note}
          onSave={(text, sending) => setNote(questionId, text, sending)}
          isReadOnly={isReadOnly}
        />
      )}
      {similar === undefined ? null : (
        <SimilarQuestions
          key={`similar ${questionId}`}
          onLoad={() => similar(questionId)}
          onPractise={isReadOnly ? undefined : props.onPractise}
        />
      )}
    </>
  )
}
