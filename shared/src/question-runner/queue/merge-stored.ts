import type { RunnerSet } from '../types.ts'
import type { StoredSave } from './answer-storage.ts'

/** What to do with the answers found on the device, given the set as the server has it. */
export interface Merge {
  /** Newer on the device than on the server: shown in place of the server's. */
  onTop: StoredSave[]
  /** What the server has not confirmed, of those and of questions that the set lacks: sent again. */
  resend: StoredSave[]
  /** The server knows as much or more: forgotten on the device. */
  outdated: StoredSave[]
  /**
   * Unconfirmed on the device, but a newer answer came from another device: the server's stays and
   * the student is told.
   */
  conflicts: StoredSave[]
}

/** Compares the device's answers with the server's, question by question, by sequence number. */
export function mergeStored(set: RunnerSet, saves: readonly StoredSave[]): Merge {
  const merge: Merge = { onTop: [], resend: [], outdated: [], conflicts: [] }
  const questions = new Map(set.questions.map((question) => [question.questionId, question]))
  for (const save of saves) {
    const question = questions.get(save.questionId)
    if (question === undefined) {
      // An older copy of the set may lack a question that was drawn since: the server decides.
      if (save.isConfirmed) merge.outdated.push(save)
      else merge.resend.push(save)
      continue
    }
    if (save.sequence > question.sequence && question.verdict === null) {
      merge.onTop.push(save)
      if (!save.isConfirmed) merge.resend.push(save)
      continue
    }
    merge.outdated.push(save)
    const differs = JSON.stringify(save.response) !== JSON.stringify(question.response)
    if (!save.isConfirmed && differs) merge.conflicts.push(save)
  }
  const byTime = (one: StoredSave, other: StoredSave) =>
    Date.parse(one.answeredAt) - Date.parse(other.answeredAt)
  merge.resend.sort(byTime)
  return merge
}
