import {
  changeAnswer,
  keyOf,
  type QueryClient,
  queryOf,
  useQuery,
  useQueryClient,
  useWrite,
} from '@portal/shared/query'
import { useNavigate } from '@portal/shared/router'
import { toast } from '@portal/shared/ui'
import { type LearnView, type PageContent, pagePath, withCompletion } from './learn.rules.ts'

type Own = NonNullable<LearnView['own']>

const allCall = 'GET /training/api/Learning/GetAllLearning'
const topicsCall = 'GET /training/api/LearnTopic/GetAllTopic'
const contentCall = 'GET /training/api/LearnTopic/GetContent'

/** Parts and subjects with the reader's progress. */
export const useLearning = () => useQuery(queryOf(allCall))

/** A subject's topics and pages; waits for nothing while the id is null. */
export const useSubject = (learningId: number | null) =>
  useQuery({
    ...queryOf(topicsCall, { query: { learningId: learningId ?? 0 } }),
    enabled: learningId !== null,
  })

/** A page; waits for nothing while the id is null. */
export const usePage = (subTopicId: number | null) =>
  useQuery({
    ...queryOf(contentCall, { query: { subTopicId: subTopicId ?? 0 } }),
    enabled: subTopicId !== null,
  })

/** Writes a page's completion wherever it is on the screen or kept. */
function keepCompletion(client: QueryClient, page: PageContent, isCompleted: boolean): void {
  const { subTopicId, learningId } = page
  changeAnswer(client, contentCall, { query: { subTopicId } }, (kept) => ({ ...kept, isCompleted }))
  changeAnswer(client, topicsCall, { query: { learningId } }, (kept) =>
    withCompletion(kept, subTopicId, isCompleted),
  )
}

/** Marks a page as complete or takes that back; shown at once, and put back where it fails. */
export function useCompletion(page: PageContent) {
  const client = useQueryClient()
  return useWrite('POST /training/api/Learning/CreateCompletion', {
    changes: [allCall],
    show: async ({ body: { isCompleted = true } }) => {
      await client.cancelQueries({ queryKey: keyOf(contentCall) })
      keepCompletion(client, page, isCompleted)
      return () => keepCompletion(client, page, !isCompleted)
    },
    failed: (error) => toast.danger(`The page could not be marked. ${error.message}`),
  })
}

/** Starts the check questions of a page, or goes on with them, in the runner; it leads back here. */
export function useCheck(page: PageContent, view: LearnView, pathOfSet: Own['pathOfSet']) {
  const navigate = useNavigate()
  const { subTopicId, learningId, subjectSlug } = page
  return useWrite('POST /training/api/Learning/StartCheck', {
    done: (set) => {
      const to = pagePath(view.base, { learningId, slug: subjectSlug }, subTopicId)
      return navigate(pathOfSet(set), { state: { wayBack: { to, label: page.title } } })
    },
    failed: (error) => toast.danger(`The check could not be started. ${error.message}`),
  })
}
