import type { Breather } from '../../breather.ts'
import { bytesOfBase64 } from '../texts/images.rules.ts'
import { type ItemContext, type RawText, type TidyText, tidyText } from '../texts/tidy-text.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/parse-item.ts'

/** Files beside a text, by the path that the text names them by. The first of a name counts. */
async function filesBeside(element: XmlElement, breather: Breather): Promise<RawText['files']> {
  const files = new Map<string, { name: string; bytes: Buffer } | null>()
  for (const { attributes, text } of childrenOf(element, 'file')) {
    const { name = '', path = '/', encoding = 'base64' } = attributes
    const bytes = encoding === 'base64' ? bytesOfBase64(text) : undefined
    const key = `${path.replace(/^\/+/, '')}${name}`
    if (files.get(key)) continue
    await breather.breathe()
    files.set(key, bytes === undefined ? null : { name, bytes })
  }
  return files
}

const looksLikeHtml = (text: string) => /<\/?[a-z][^>]*>/i.test(text)

/** A text as it stands in an element, by its own format, else by that of what it belongs to. */
export async function rawTextOf(
  element: XmlElement | undefined,
  breather: Breather,
  format?: string,
): Promise<RawText> {
  if (element === undefined) return { source: '', format: 'html', files: new Map() }
  const source = childOf(element, 'text')?.text ?? element.text
  const written = looksLikeHtml(source) ? 'html' : 'moodle_auto_format'
  return {
    source,
    format: element.attributes.format ?? format ?? written,
    files: await filesBeside(element, breather),
  }
}

/** The same as it is stored. */
export async function textOf(
  element: XmlElement | undefined,
  context: ItemContext,
  format?: string,
): Promise<string> {
  const { html, data } = await tidyText(await rawTextOf(element, context.breather, format), context)
  return `${data ?? ''}${html}`
}

/** The text of a question, with the image that old files have beside it. */
export async function rawQuestionText(question: XmlElement, breather: Breather): Promise<RawText> {
  const raw = await rawTextOf(childOf(question, 'questiontext'), breather)
  const named = (childOf(question, 'image')?.text ?? '').trim()
  const encoded = childOf(question, 'image_base64')?.text
  if (named === '' && encoded === undefined) return raw
  const name = named.replace(/^.*\//, '') || 'image'
  const bytes = encoded === undefined ? undefined : bytesOfBase64(encoded)
  const files = new Map(raw.files)
  if (bytes !== undefined) files.set(name, { name, bytes })
  const image = `<p><img src="@@PLUGINFILE@@/${encodeURIComponent(name)}" alt=""></p>`
  return { ...raw, source: `${raw.source}\n${image}`, files }
}

/** The text of a question as it is stored, with its stimulus. */
export const questionText = async (question: XmlElement, context: ItemContext): Promise<TidyText> =>
  tidyText(await rawQuestionText(question, context.breather), context)
