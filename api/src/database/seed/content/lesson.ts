import { subjectOf } from './trees.ts'
import type { LearnPage, PartName } from './types.ts'

/** One block of a page: a heading (`### …`), a list (lines of `- …`), ready HTML or a paragraph. */
function block(text: string): string {
  if (text.startsWith('### ')) return `<h3>${text.slice(4)}</h3>`
  if (text.startsWith('- ')) {
    const items = text
      .slice(2)
      .split(/\n- /)
      .map((item) => `<li>${item.trim()}</li>`)
    return `<ul>${items.join('')}</ul>`
  }
  return /^<(table|figure|ol|ul)\b/.test(text) ? text : `<p>${text}</p>`
}

/** Makes the teaching pages of one topic from texts whose blocks are split by empty lines. */
export const lessonOf =
  (part: PartName, topic: string) =>
  (subTopic: string, text: string): LearnPage => ({
    part,
    subject: subjectOf(part, topic, subTopic),
    topic,
    subTopic,
    html: text
      .trim()
      .split(/\n\s*\n/)
      .map((each) => block(each.trim()))
      .join(''),
  })
