import { hasContent } from '@portal/shared/authoring-rules'
import { childOf, childrenOf, wordsOf, type XmlElement } from '../xml/parse-item.ts'
import { type Body, bodyOf, type KindInput } from './body.ts'
import { fractionOf, isRight } from './fractions.rules.ts'
import { questionText, textOf } from './texts.ts'
import { type Accepted, numberBody, wordBody } from './typed.rules.ts'

function acceptedOf(answer: XmlElement): Accepted {
  const tolerance = Number(wordsOf(answer, 'tolerance') || Number.NaN)
  return {
    words: (childOf(answer, 'text')?.text ?? answer.text).trim(),
    fraction: fractionOf(answer.attributes.fraction),
    ...(Number.isFinite(tolerance) && { tolerance: Math.abs(tolerance) }),
  }
}

/** What is said to the right answer; there is no answer that could have it as its reason. */
async function reasonOf({ question, context }: KindInput): Promise<string> {
  let reason = ''
  for (const answer of childrenOf(question, 'answer')) {
    const why = await textOf(childOf(answer, 'feedback'), context)
    if (!hasContent(why)) continue
    if (isRight(fractionOf(answer.attributes.fraction)) && reason === '') reason = why
    else context.notes.warn('feedback-dropped')
  }
  return reason
}

/** The unit that numbers are given in; others are multiples of it. */
function unitOf({ question, context, own }: KindInput): string | undefined {
  const units = childrenOf(childOf(question, 'units') ?? question, 'unit')
  const base = units.find((unit) => fractionOf(wordsOf(unit, 'multiplier')) === 1) ?? units[0]
  if (base === undefined) return own.unit ?? undefined
  const others = units.filter((unit) => unit !== base).map((unit) => wordsOf(unit, 'unit_name'))
  if (others.length > 0) context.notes.warn('alternatives-dropped', others.join('; '))
  return wordsOf(base, 'unit_name')
}

/** A number to type: 4. */
export async function readNumerical(input: KindInput): Promise<Body> {
  const { question, context, own } = input
  const { html: text, data } = await questionText(question, context)
  const accepted = childrenOf(question, 'answer').map(acceptedOf)
  const body = numberBody(accepted, unitOf(input), context.notes)
  if (own.tolerance === 0 && body.marking.kind === 'equation') body.marking.tolerance ??= 0
  return bodyOf({ ...body, text, data, solution: await reasonOf(input) })
}

/** The portal's own typed expression, as its tags complete it. */
function ownExpression({ question, context, own }: KindInput): Pick<Body, 'type' | 'marking'> {
  const words = acceptedOf(childrenOf(question, 'answer')[0] ?? question).words
  const expected = childOf(question, 'answer') === undefined ? '' : words.replaceAll('\\*', '*')
  if (expected === '') context.notes.warn('needs-key')
  return {
    type: 4,
    marking: {
      ...{ kind: 'equation', expected, variables: own.variables ?? [] },
      ...(own.unit !== null && { unit: own.unit }),
      ...(own.tolerance !== null && { tolerance: own.tolerance }),
    },
  }
}

/** Words or an expression to type: 2 or 4. */
export async function readShortAnswer(input: KindInput): Promise<Body> {
  const { question, context, own } = input
  const { html: text, data } = await questionText(question, context)
  const mindsCase = wordsOf(question, 'usecase') === '1'
  const body =
    own.type === 4
      ? ownExpression(input)
      : wordBody(
          childrenOf(question, 'answer').map(acceptedOf),
          context.notes,
          mindsCase ? ', capitals as written' : '',
        )
  return bodyOf({ ...body, text, data, solution: await reasonOf(input) })
}
