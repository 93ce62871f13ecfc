import type { LearnView, PractisedTopic } from '@portal/shared/learn'
import { LinkButton } from '@portal/shared/ui'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { newSeed, previewPath, readChoice } from '../../preview/bank.rules.ts'

/** Learn as tutors have it: the pages themselves, with nobody's progress. */
export const tutorView: LearnView = {
  base: '/resources/tutor/question-bank/learn',
  practise: (topic) => <PreviewLink topic={topic} />,
}

/** Ten questions on the topic to look through; nothing of it is recorded. */
function PreviewLink({ topic }: { topic: PractisedTopic }) {
  // One number for this visit, so that coming back shows the same set.
  const [seed] = useState(newSeed)
  const choice = {
    ...readChoice(new URLSearchParams()),
    testId: topic.admissionTestId,
    sectionId: topic.sectionId,
    topicIds: [topic.topicId],
  }
  return (
    <LinkButton
      to={previewPath(topic.subjectSlug, seed, choice)}
      icon={<ListChecks size={18} aria-hidden />}
      aria-label={`Look through questions: ${topic.topicName}`}
    >
      Look through questions
    </LinkButton>
  )
}
