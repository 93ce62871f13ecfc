import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/**
 * What a reader shows and reads aloud of a PDF: its text in order and by lines, title, language, and of the first
 * page the roles of its parts, what its pictures are said to be, and the fonts of its texts.
 */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text, totalPages: pages } = await extractText(document, { mergePages: true })
  const { info } = await getMeta(document)
  const page = await document.getPage(1)
  const nodes = nodesOf(await page.getStructTree())
  const { Title: title, Language: language } = Object(info)
  // Reads the fonts as well, which are named only then.
  await page.getOperatorList()
  const { items } = await page.getTextContent()
  const fonts = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])))
  return {
    text: text.replace(/\s+/g, ' '),
    lines: text.split('\n'),
    pages,
    title,
    language,
    roles: new Set(nodes.map(({ role }) => role)),
    figures: nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt),
    fonts: [...fonts].map((font) => String(Object(page.commonObjs.get(font)).name)),
  }
}

interface Node {
  role?: unknown
  alt?: unknown
}

/** A part of a page and all that are in it. */
function nodesOf(node: unknown): Node[] {
  const { children = [], ...own } = Object(node)
  return [own, ...[...children].flatMap(nodesOf)]
}
