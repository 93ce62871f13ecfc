import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/**
 * What a reader shows and reads aloud of a PDF: its text in order, title, language, and the roles
 * of the first page's parts.
 */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text, totalPages: pages } = await extractText(document, { mergePages: true })
  const { info } = await getMeta(document)
  const structure = JSON.stringify(await (await document.getPage(1)).getStructTree())
  const roles = [...structure.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role)
  const { Title: title, Language: language } = Object(info)
  return { text: text.replace(/\s+/g, ' '), pages, title, language, roles: new Set(roles) }
}
