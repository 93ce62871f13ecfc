import type { CallAnswer } from '@portal/shared/api'
import type { FieldError } from '../../problem.ts'

export type PaperState = 'draft' | 'published' | 'withdrawn'

/** A number of a part at which there is no live question, with what waits there. */
export type Hole =
  CallAnswer<'GET /exam/admin/Paper/GetPapers'>[number]['parts'][number]['holes'][number]

/** A part as far as it is judged. */
export interface JudgedPart {
  sectionNo: string
  holes: readonly Hole[]
}

/** `7 (qu-42 is a draft)`; numbers without any question that follow each other as `9 to 12`. */
function holesInWords(holes: readonly Hole[]): string {
  const runs: { from: number; to: number; words: string | null }[] = []
  for (const { number, questionId, state } of holes) {
    const words =
      questionId === null ? null : `qu-${questionId} is ${stateInWords[state ?? 'draft']}`
    const last = runs.at(-1)
    if (last && last.words === null && words === null && last.to === number - 1) last.to = number
    else runs.push({ from: number, to: number, words })
  }
  return runs
    .map(({ from, to, words }) => {
      if (words !== null) return `${from} (${words})`
      return from === to ? String(from) : `${from} to ${to}`
    })
    .join(', ')
}

const stateInWords = { draft: 'a draft', live: 'live', withdrawn: 'withdrawn' } as const

/** What keeps a paper from being published, at the field of its call; none where nothing does. */
export function publishErrors(parts: readonly JudgedPart[]): FieldError[] {
  const path = 'body.state'
  if (parts.length === 0) return [{ path, message: 'It has no part yet.' }]
  return parts
    .filter(({ holes }) => holes.length > 0)
    .map(({ sectionNo, holes }) => ({
      path,
      message: `${sectionNo} has no live question at ${holesInWords(holes)}.`,
    }))
}

/** Holes that there were not before: at a number that had a live question, or was not planned. */
export function newHoles(before: readonly Hole[], after: readonly Hole[]): Hole[] {
  return after.filter(({ number }) => !before.some((hole) => hole.number === number))
}

/** What is said where students would meet new holes. */
export function newHolesInWords(sectionNo: string, holes: readonly Hole[]): string {
  return `The paper is open to students, and ${sectionNo} would have no live question at ${holesInWords(holes)}.`
}
