import { useEffect } from 'react'
import { cleanHtml } from '../../rich-text/index.ts'
import { partsOf } from '../rules/blanks.ts'
import type { RunnerQuestion } from '../types.ts'
import { textOf } from './question-text.tsx'

/** What a text takes to be cleaned on a slow device; nothing is begun in less time, in milliseconds. */
const roomMs = 8
/** Where browsers do not say when they are idle, this long after the last text, in milliseconds. */
const pauseMs = 100

/**
 * Makes ready what other questions show, once the open one is drawn and nothing else is to be done,
 * so that a step only draws: the pictures of the next and the previous one are decoded, and the texts
 * of all are cleaned, from the next one on.
 */
export function useNearQuestions(questions: readonly RunnerQuestion[], position: number): void {
  useEffect(() => {
    const near = [questions[position + 1], questions[position - 1]]
    const others = [...questions.slice(position + 2), ...questions.slice(0, position)]
    const waiting = [...near, ...others].flatMap((question) =>
      question ? textsOf(question).map((html) => ({ html, isNear: near.includes(question) })) : [],
    )
    const pictures: HTMLImageElement[] = []
    const callOff = whenIdle(() => {
      const text = waiting.shift()
      if (text === undefined) return false
      const clean = cleanHtml(text.html)
      if (text.isNear) pictures.push(...decoding(clean))
      return true
    })
    return () => {
      callOff()
      // Held until then: decoded pictures that nobody holds are thrown away.
      pictures.length = 0
    }
  }, [questions, position])
}

/** All that a question shows as authored text, as it is when nothing is answered yet. */
function textsOf(question: RunnerQuestion): string[] {
  const { data, options, questionType } = question
  const parts = options.flatMap(({ html }) => (questionType === 3 ? partsOf(html) : html))
  return [data ?? '', textOf(question, null), ...parts]
}

/** Starts to decode the pictures of a text that is clean. */
function decoding(html: string): HTMLImageElement[] {
  if (!html.includes('<img')) return []
  const { images } = new DOMParser().parseFromString(html, 'text/html')
  return [...images].map(({ src }) => {
    const picture = new Image()
    picture.src = src
    // One that cannot be had says so where it is shown.
    picture.decode?.().catch(() => undefined)
    return picture
  })
}

/** Runs something again and again while the browser is idle, for as long as it says true. */
function whenIdle(run: () => boolean): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setInterval(() => run() || clearInterval(timer), pauseMs)
    return () => clearInterval(timer)
  }
  const again = (idle: IdleDeadline) => {
    let hasMore = true
    while (hasMore && idle.timeRemaining() > roomMs) hasMore = run()
    if (hasMore) handle = requestIdleCallback(again)
  }
  let handle = requestIdleCallback(again)
  return () => cancelIdleCallback(handle)
}
