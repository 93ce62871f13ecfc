import type { QuestionValues } from './question-values.rules.ts'

const tag = /<img\b[^>]*>/gi

/** An image of a text by what it shows: the file, or its own bytes. Undefined for an equation. */
function sourceOf(image: string): string | undefined {
  if (/\sdata-latex(?=[\s=/>])/i.test(image)) return undefined
  return /\s(?:data-file|src)\s*=\s*"([^"]*)"/i.exec(image)?.[1]
}

const altOf = (image: string): string | undefined => /\salt\s*=\s*"([^"]*)"/i.exec(image)?.[1]

function textsOf({ text, data, solution, answers, marking }: QuestionValues): string[] {
  return [
    data,
    text,
    ...answers.flatMap((each) => [each.text, each.why]),
    marking.modelAnswer,
    solution,
  ]
}

const imagesIn = (values: QuestionValues) =>
  textsOf(values).flatMap((html) => html.match(tag) ?? [])

/**
 * The images of a question that nobody has said anything of: they have no alternative text, and were
 * not called decoration when the question was read.
 */
export function undescribedIn(values: QuestionValues, read: QuestionValues | null): string[] {
  const settled = new Set(
    read
      ? imagesIn(read)
          .filter((image) => altOf(image) !== undefined)
          .map(sourceOf)
      : [],
  )
  const found = imagesIn(values)
    .filter((image) => (altOf(image) ?? '').trim() === '')
    .map(sourceOf)
    .filter((source) => source !== undefined)
  return [...new Set(found)].filter((source) => !settled.has(source))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A question with its images described, by what they show; '' for decoration. */
export function describedValues(
  values: QuestionValues,
  alts: ReadonlyMap<string, string>,
): QuestionValues {
  const describe = (html: string) =>
    html.replace(tag, (image) => {
      const alt = alts.get(sourceOf(image) ?? '')
      if (alt === undefined || (altOf(image) ?? '').trim() !== '') return image
      const bare = image.replace(/\salt(?:\s*=\s*"[^"]*")?(?=[\s/>])/i, '')
      return bare.replace(/^<img/i, (start) => `${start} alt="${escaped(alt)}"`)
    })
  return {
    ...values,
    text: describe(values.text),
    data: describe(values.data),
    solution: describe(values.solution),
    answers: values.answers.map((answer) => ({
      ...answer,
      text: describe(answer.text),
      why: describe(answer.why),
    })),
    marking: { ...values.marking, modelAnswer: describe(values.marking.modelAnswer) },
  }
}
