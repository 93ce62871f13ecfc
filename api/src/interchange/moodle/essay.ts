import { hasContent } from '@portal/shared/authoring-rules'
import { RefusedItem } from '../notes.ts'
import { childOf, wordsOf } from '../xml/parse-item.ts'
import { type Body, bodyOf, type KindInput } from './body.ts'
import { readGraderInfo } from './grader-info.rules.ts'
import { questionText, textOf } from './texts.ts'

/** An essay: 2. What is given to begin with stands with the stimulus. */
export async function readEssay({ question, context, own }: KindInput): Promise<Body> {
  const { notes } = context
  if (wordsOf(question, 'responseformat') === 'noinline') {
    throw new RefusedItem('unsupported:upload', 'It is answered with a file, which is not taken.')
  }
  const { html: text, data } = await questionText(question, context)
  const info = await textOf(childOf(question, 'graderinfo'), context)
  const template = await textOf(childOf(question, 'responsetemplate'), context)
  const { modelAnswer, criteria } = readGraderInfo(info)
  if (!hasContent(modelAnswer) || criteria.length === 0) notes.warn('needs-criteria')
  const given = `${data ?? ''}${own.isOwn ? '' : template}`
  return bodyOf({
    ...{ type: 2, text, data: given === '' ? null : given },
    marking: {
      ...{ kind: 'essay', criteria },
      modelAnswer: hasContent(modelAnswer) ? modelAnswer : '',
    },
  })
}
