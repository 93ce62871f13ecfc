import type { CallAnswer } from '@portal/shared/api'
import {
  keepPreviousData,
  keyOf,
  queryOf,
  useQuery,
  useQueryClient,
  useWrite,
} from '@portal/shared/query'
import type { AcademyView } from './academy-view.ts'

const groupsCall = 'GET /academy/api/VideoGroup/GetAllVideoGroup'
const continueCall = 'GET /academy/api/Video/GetContinue'
const searchCall = 'GET /academy/api/Academy/SearchTranscripts'

/** An academy in the list. */
export type Academy = CallAnswer<AcademyView['list']>['academies'][number]

/** Groups and videos of an academy, with how far the learner is. */
export type Groups = CallAnswer<typeof groupsCall>
export type Group = Groups['videoGroups'][number]
export type Video = Group['videos'][number]

/** What the learner is to go on with. */
export type Continue = NonNullable<CallAnswer<typeof continueCall>>

/** What a question of a quiz says when it is answered. */
export type QuizAnswer = CallAnswer<'POST /academy/api/VideoGroup/UserVideoQuestionCreate'>

/** What changes when something of an academy is completed. */
const ofProgress = [
  groupsCall,
  continueCall,
  'GET /academy/Academy/GetAllAcademy',
  'GET /academy/api/Tutor/Academy/GetAllAcademy',
  'GET /academy/academy/:id',
  'GET /academy/api/tutor/academy/:id',
] as const

/** An academy; asks for nothing while the id is none. */
export const useCourse = (view: AcademyView, id: string | null) =>
  useQuery({ ...queryOf(view.course, { params: { id: id ?? '' } }), enabled: id !== null })

/** Its groups and videos; asks for nothing while the id is none. */
export const useGroups = (academyId: string | null) =>
  useQuery({
    ...queryOf(groupsCall, { query: { academyId: academyId ?? '' } }),
    enabled: academyId !== null,
  })

/** The unfinished video that was played last. */
export const useContinue = () => useQuery(queryOf(continueCall))

/** The learner's totals over all academies, by the smallest page of the list. */
export const useTotals = (view: AcademyView) =>
  useQuery(queryOf(view.list, { query: { pageNo: 1, pageSize: 1 } }))

/** How many lines of transcripts are shown at once. */
export const hitsOfPage = 10

/** So many letters of what is sought are looked for in transcripts. */
const mostSought = 100

/** What is looked for in transcripts; null below two letters. */
export function soughtIn(search: string): string | null {
  const sought = search.trim().slice(0, mostSought).trim()
  return sought.length < 2 ? null : sought
}

/** Lines of transcripts in which something is said. */
export const useHits = (text: string, pageNo: number) =>
  useQuery({
    ...queryOf(searchCall, { query: { text, pageNo, pageSize: hitsOfPage } }),
    placeholderData: keepPreviousData,
  })

/** A question of a quiz. It stays as it is while the quiz is open. */
export const useQuizQuestion = (id: number) =>
  useQuery({
    ...queryOf('POST /question/QuestionById', { body: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

/** Answers a question of a quiz. What that changes is read anew once its round is whole. */
export const useAnswer = () => useWrite('POST /academy/api/VideoGroup/UserVideoQuestionCreate')

/** Says that a link was watched. */
export const useWatched = () => useWrite('POST /academy/UserVideo', { changes: ofProgress })

/** Reads anew what a save of the player, or a round of a quiz, has changed. */
export function useProgressAgain(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(ofProgress.map((call) => client.invalidateQueries({ queryKey: keyOf(call) })))
}
