import { call } from '@portal/shared/api'
import { keyOf, type QueryClient } from '@portal/shared/query'
import type { AfterwardsCalls, RunnerCalls } from '@portal/shared/question-runner'
import { fetchSet, setQuery } from './set.prefetch.ts'

/** What a student can do with a marked question, in the runner and in solutions. */
export const afterwardsCalls: Required<AfterwardsCalls> = {
  setMissReason: (questionId, reason) =>
    call('POST /Revise/api/Revise/SetMissReason', { body: { questionId, reason } }),
  setNote: (questionId, text, sending) =>
    call('POST /Question/Question/SetNote', { body: { questionId, text } }, sending),
  similar: (questionId) =>
    call('GET /Question/Question/GetSimilarQuestions', {
      query: { questionId: String(questionId) },
    }),
}

/** The calls that the runner makes for a set of the student's own. */
export function runnerCalls(setId: string): RunnerCalls {
  return {
    ...afterwardsCalls,
    refresh: () => fetchSet(setId),
    clock: () => call('GET /Revise/api/Revise/GetClock', { query: { setId } }),
    drawNext: (position) => call('POST /Revise/api/Revise/DrawNext', { body: { setId, position } }),
    save: (body) => call('POST /Revise/api/Revise/SaveAnswer', { body }),
    finish: (body) => call('POST /Revise/api/Revise/FinishSet', { body }),
    setBookmark: (body) => call('POST /Question/Question/SetBookmark', { body }),
    flag: (body) =>
      call(
        'POST /Question/QuestionFlag/FlagQuestion',
        { body },
        { idempotencyKey: crypto.randomUUID() },
      ),
    selfMark: (input) => call('POST /Revise/api/Revise/SelfMark', { body: { setId, ...input } }),
  }
}

/** Forgets the set's state at the start, so that the runner never opens on an old one. */
export function forgetSet(client: QueryClient, setId: string): void {
  client.removeQueries({ queryKey: setQuery(setId).queryKey })
}

/** Has the figures fetched again after work on sets. */
export function refreshFigures(client: QueryClient): void {
  const calls = [
    'GET /Revise/api/Revise/GetReviseDashBoardData',
    'GET /Revise/api/Revise/GetPastSets',
    'GET /Question/Question/GetQuestionCount',
    'GET /Revise/api/Revise/GetSolutions',
    'GET /Dashboard/Dashboard/GetDashboardDataV2',
    'GET /training/api/LearnTopic/GetAllTopic',
    'GET /Revise/api/Revise/GetReviews',
    'GET /Revise/api/Revise/GetErrorLog',
  ] as const
  for (const key of calls) void client.invalidateQueries({ queryKey: keyOf(key) })
}
