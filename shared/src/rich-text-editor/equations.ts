import { type CallAnswer, call } from '@portal/shared/api'

/** An equation as the server sets it: its picture, or why it cannot be set. */
export type SetEquation = CallAnswer<'POST /question/admin/Equation/Render'>[number]

const known = new Map<string, Promise<SetEquation>>()
const ready = new Map<string, SetEquation>()
/** As many as one call takes. */
const mostAtOnce = 200

interface Waiting {
  latex: string
  settle: (answer: Promise<SetEquation>) => void
}
let waiting: Waiting[] = []

/**
 * Asks the server to set an equation. What is asked for in one turn goes in one call, and nothing is
 * asked for twice.
 */
export function setEquation(latex: string): Promise<SetEquation> {
  const before = known.get(latex)
  if (before !== undefined) return before
  const asked = new Promise<SetEquation>((settle) => {
    if (waiting.length === 0) queueMicrotask(askAll)
    waiting.push({ latex, settle })
  })
  known.set(latex, asked)
  asked.then(
    (answer) => ready.set(latex, answer),
    // Another try may go well.
    () => known.delete(latex),
  )
  return asked
}

function askAll(): void {
  const all = waiting
  waiting = []
  for (let from = 0; from < all.length; from += mostAtOnce) {
    const some = all.slice(from, from + mostAtOnce)
    const answers = call('POST /question/admin/Equation/Render', {
      body: { latex: some.map(({ latex }) => latex) },
    })
    for (const [at, { settle }] of some.entries()) {
      settle(
        answers.then((sets) => {
          const set = sets[at]
          if (set === undefined) throw new Error('An equation is missing in the answer')
          return set
        }),
      )
    }
  }
}

/** Gives an image the picture of an equation, at once where it is known; until then its name shows. */
export function dress(image: Element, latex: string): void {
  const at = ready.get(latex)
  if (at !== undefined) put(image, at)
  else
    setEquation(latex).then(
      (set) => put(image, set),
      () => undefined,
    )
}

function put(image: Element, { svg }: SetEquation): void {
  if (svg === null || !(image instanceof HTMLElement)) return
  image.setAttribute('src', pictureAddress(svg))
  // In a picture of its own these would be of the picture's letters, not of the text's.
  const said = (pattern: RegExp) => pattern.exec(svg)?.[1] ?? ''
  image.style.width = said(/^<svg[^>]* width="([\d.]+ex)"/)
  image.style.height = said(/^<svg[^>]* height="([\d.]+ex)"/)
  image.style.verticalAlign = said(/vertical-align:\s*(-?[\d.]+ex)/)
}

/** The picture as an address. */
export const pictureAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
