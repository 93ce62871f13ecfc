import { addressAllowed, uidPattern } from '@portal/shared/api/schemas'
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html'
import { cleanDataImage } from './data-images.ts'

/**
 * What a text may hold: `question` of a question; `page` of what is written for people to read, as
 * pages of Learn are, with links and larger headings beside it.
 */
export type TextProfile = 'question' | 'page'

const tags =
  'p br em strong b i u s sub sup ul ol li blockquote code pre h3 h4 figure figcaption img span div table caption thead tbody tr th td'.split(
    ' ',
  )

const tagsOf: Readonly<Record<TextProfile, string[]>> = {
  question: tags,
  page: [...tags, 'h2', 'a'],
}

/** Pictures of equations as they are when all else has been cleaned: no text has a `<` in it then. */
const equations = /<img data-latex="([^"]*)" \/>/g

/** Long images that stay as they are: what stands in them takes long to look through, and is no markup. */
const longImages = /(data:image\/(?:png|jpeg);base64,)([A-Za-z0-9+/=]{8192,})/g
const imagesAside = /(data:image\/(?:png|jpeg);base64,)~(\d+)~/g

/**
 * HTML of a text without anything that could run or load: known tags, no styles, and of images only
 * files of the portal and those that are written into the text as SVG, PNG or JPEG data, drawings
 * cleaned alike. Pictures of equations are LaTeX in `\\( … \\)` again.
 */
export function cleanHtml(dirty: string, profile: TextProfile = 'question'): string {
  const aside: string[] = []
  const short = dirty.replace(longImages, (_image, head: string, body: string) => {
    aside.push(body)
    return `${head}~${aside.length - 1}~`
  })
  const clean = sanitizeHtml(short, {
    allowedTags: tagsOf[profile],
    allowedAttributes: {
      a: ['href'],
      img: ['data-latex', 'data-file', 'src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start', 'type'],
    },
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    transformTags: { img: asImage, ...(profile === 'page' && { a: asLink }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isKept(attribs),
  })
  const text = clean.replace(
    equations,
    (_image, latex: string) => `\\(${latex.replaceAll('&quot;', '"')}\\)`,
  )
  // Whatever it names, nothing but signs of base64 comes in.
  return text.replace(imagesAside, (image, head: string, at: string) => {
    const body = aside[Number(at)]
    return body === undefined ? image : `${head}${body}`
  })
}

function asImage(tagName: string, attribs: Attributes): Tag {
  const { 'data-latex': latex, 'data-file': file, src, ...rest } = attribs
  if (latex !== undefined) return { tagName, attribs: { 'data-latex': latex } }
  if (file !== undefined && uidPattern.test(file)) {
    // Whoever shows the text makes the address.
    return { tagName, attribs: { 'data-file': file.toLowerCase(), ...rest } }
  }
  const address = src === undefined ? undefined : cleanDataImage(src)
  return { tagName, attribs: { ...(address !== undefined && { src: address }), ...rest } }
}

const asLink = (tagName: string, { href = '' }: Attributes): Tag =>
  addressAllowed(href) ? { tagName, attribs: { href } } : { tagName: 'span', attribs: {} }

const isKept = (attribs: Attributes) =>
  attribs['data-latex'] !== undefined ||
  attribs['data-file'] !== undefined ||
  /^data:image\/(svg\+xml|png|jpeg)[;,]/.test(attribs.src ?? '')
