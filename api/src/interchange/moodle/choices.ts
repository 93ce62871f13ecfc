import { hasContent } from '@portal/shared/authoring-rules'
import { childOf, childrenOf, wordsOf } from '../xml/parse-item.ts'
import { type Body, bodyOf, type KindInput, lettered, type UnletteredAnswer } from './body.ts'
import { fractionOf, isPart, isRight } from './fractions.rules.ts'
import { questionText, textOf } from './texts.ts'

/** Multiple choice: 1, or 3 where the portal wrote it so. */
export async function readMultichoice({ question, context, own }: KindInput): Promise<Body> {
  const { html: text, data } = await questionText(question, context)
  const format = childOf(question, 'questiontext')?.attributes.format
  const answers: UnletteredAnswer[] = []
  for (const answer of childrenOf(question, 'answer')) {
    const fraction = fractionOf(answer.attributes.fraction)
    if (isPart(fraction)) context.notes.warn('part-marks')
    const read = {
      text: await textOf(answer, context, format),
      isCorrect: isRight(fraction),
      why: await textOf(childOf(answer, 'feedback'), context, format),
    }
    // Forms with empty lines for more answers write those too.
    if (!own.isOwn && fraction <= 0 && !hasContent(read.text) && !hasContent(read.why)) continue
    answers.push(read)
  }
  refuseParts(question, answers)
  if (!answers.some(({ isCorrect }) => isCorrect)) context.notes.warn('needs-key')
  const type = own.type === 3 ? 3 : 1
  return bodyOf({ type, text, data, answers: lettered(answers) })
}

/** Where several make up the whole, none of them is right alone. */
function refuseParts(question: KindInput['question'], answers: readonly UnletteredAnswer[]): void {
  const isSingle = !/^(false|0)$/.test(wordsOf(question, 'single'))
  if (isSingle) return
  const positive = childrenOf(question, 'answer').filter(
    ({ attributes }) => fractionOf(attributes.fraction) > 0,
  )
  if (positive.length < 2) return
  // Said as of answers that are all right.
  lettered(answers.map((answer) => ({ ...answer, isCorrect: true })).slice(0, 2))
}

const shown: Readonly<Record<string, string>> = { true: 'True', false: 'False' }

/** True or false: two answers. */
export async function readTrueFalse({ question, context }: KindInput): Promise<Body> {
  const { html: text, data } = await questionText(question, context)
  const answers: UnletteredAnswer[] = []
  for (const answer of childrenOf(question, 'answer')) {
    const words = (childOf(answer, 'text')?.text ?? answer.text).trim()
    answers.push({
      text: shown[words.toLowerCase()] ?? (await textOf(answer, context)),
      isCorrect: isRight(fractionOf(answer.attributes.fraction)),
      why: await textOf(childOf(answer, 'feedback'), context),
    })
  }
  if (!answers.some(({ isCorrect }) => isCorrect)) context.notes.warn('needs-key')
  return bodyOf({ type: 1, text, data, answers: lettered(answers) })
}
