import { type CallAnswer, type CallInput, call } from '@portal/shared/api'
import { pathTo } from '@portal/shared/contract'
import { useWrite } from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { messageOf, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { prefetchSet } from './set.prefetch.ts'
import type { WayBack } from './way-back.ts'

const bankCall = 'GET /Revise/api/Revise/GetReviseDashBoardData'
const countCall = 'GET /Question/Question/GetQuestionCount'

type Topic = CallAnswer<typeof bankCall>['topics'][number]
type CountQuery = NonNullable<CallInput<typeof countCall>['query']>
type SetBody = CallInput<'POST /Revise/api/Revise/CreateSet'>['body']

/** Most questions of a set that is started from a topic (product book, dashboard and home). */
export const topicSetSize = 10

/** Where a set goes on. */
export function pathOfSet(set: {
  subjectSlug: string
  id: string
  sittingId?: string | null
}): string {
  if (set.sittingId != null) {
    return pathTo('/resources/question-bank/simulate/continue/:start', { start: set.sittingId })
  }
  const start = { subject: set.subjectSlug, start: set.id }
  return pathTo('/resources/question-bank/revise/:subject/:start', start)
}

/** A topic with its place. */
type Place = Pick<Topic, 'admissionTestId' | 'sectionId' | 'subjectId' | 'topicId'>

/** A set on one topic; `size` is what there is, of which at most ten are taken. */
export function setOnTopic(topic: Place, size: number): SetBody {
  return { ...setOnSubject(topic, size), topicIds: [topic.topicId] }
}

/** The same on all topics of a subject. */
export function setOnSubject(subject: Omit<Place, 'topicId'>, size: number): SetBody {
  return {
    admissionTestId: subject.admissionTestId,
    sectionId: subject.sectionId,
    subjectIds: [subject.subjectId],
    topicIds: [],
    status: [],
    difficulties: [],
    questionTypes: [],
    size: Math.min(topicSetSize, Math.max(1, size)),
    order: 'random',
    feedback: 'each',
    timing: 'none',
    minutes: null,
  }
}

/**
 * Builds a set of ten questions on a topic or a subject, or of as many as there are, and opens it.
 * @param wayBack where leaving the set leads; Revise when left out.
 */
export function useTopicSet(wayBack?: WayBack) {
  const navigate = useNavigate()
  const [isCounting, setCounting] = useState(false)
  const failed = (error: unknown) =>
    toast.danger(`The set could not be built. ${messageOf(error) ?? ''}`)
  const build = useWrite('POST /Revise/api/Revise/CreateSet', {
    changes: [bankCall],
    done: (set) => {
      prefetchSet(set.id)
      return navigate(pathOfSet(set), { state: wayBack && { wayBack } })
    },
    failed,
  })
  const isBuilding = isCounting || build.isWriting
  /** @param there asks how many questions there are; `setOf` makes the set of that number. */
  const start = async (there: CountQuery, setOf: (size: number) => SetBody) => {
    if (isBuilding) return
    setCounting(true)
    try {
      const { questionCount } = await call(countCall, { query: there })
      build.write({ body: setOf(questionCount) })
    } catch (error) {
      failed(error)
    }
    setCounting(false)
  }
  const startTopic = (topic: Place) =>
    start({ AdmissionTestId: topic.admissionTestId, topicIds: String(topic.topicId) }, (size) =>
      setOnTopic(topic, size),
    )
  return { start, startTopic, isBuilding }
}
