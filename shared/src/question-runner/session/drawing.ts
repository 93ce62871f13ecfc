import { failureOf } from '../queue/answer-queue.ts'
import type { DrawnQuestion, RunnerQuestion } from '../types.ts'

/** Where the next question of an adaptive set is. */
export type DrawingState =
  | { readonly state: 'idle' }
  /** The student waits for it. */
  | { readonly state: 'busy' }
  /** It cannot be had without a connection. */
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly message: string }

export interface DrawingOptions {
  drawNext: ((position: number) => Promise<DrawnQuestion>) | undefined
  /** Place of the next question, from 1. */
  place: () => number
  /** Whether the server has the answers that decide what comes next. */
  answers: () => 'saved' | 'saving' | 'failed'
  /** A question, or null when none is left; `isWanted` when the student waits for it. */
  onDrawn: (question: RunnerQuestion | null, isWanted: boolean) => void
  onChange: () => void
}

/** Gets the questions of an adaptive set one by one. */
export interface Drawing {
  state: () => DrawingState
  /** Fetches the next one before it is asked for. */
  ahead: () => void
  /** The student wants it now. */
  want: () => void
  /** The student went somewhere else meanwhile. */
  forget: () => void
  /** Answers were saved or not. */
  look: () => void
  /** The connection may be back. */
  retry: () => void
}

export function createDrawing(options: DrawingOptions): Drawing {
  const { drawNext } = options
  let state: DrawingState = { state: 'idle' }
  let isAsking = false

  function become(next: DrawingState): void {
    if (next.state === state.state) return
    state = next
    options.onChange()
  }

  function ask(): void {
    if (isAsking || drawNext === undefined) return
    isAsking = true
    drawNext(options.place()).then(
      ({ question }) => {
        isAsking = false
        const isWanted = state.state !== 'idle'
        become({ state: 'idle' })
        options.onDrawn(question, isWanted)
      },
      (error: unknown) => {
        isAsking = false
        // Nobody waits for what was asked for ahead.
        if (state.state === 'idle') return
        become(
          failureOf(error) === 'refused'
            ? { state: 'refused', message: error instanceof Error ? error.message : '' }
            : { state: 'waiting' },
        )
      },
    )
  }

  function look(): void {
    if (state.state !== 'busy' || isAsking) return
    const answers = options.answers()
    if (answers === 'saved') ask()
    else if (answers === 'failed') become({ state: 'waiting' })
  }

  function want(): void {
    become({ state: 'busy' })
    look()
  }

  return {
    state: () => state,
    ahead: () => {
      if (state.state === 'idle') ask()
    },
    want,
    forget: () => become({ state: 'idle' }),
    look,
    retry: () => {
      if (state.state !== 'idle') want()
    },
  }
}
