import { mapParts, type Part, type PrintedDocument, picturesWords } from './document.ts'

type Delicate = Extract<Part, { kind: 'equation' | 'image' }>

const isDelicate = (part: Part): part is Delicate =>
  part.kind === 'equation' || part.kind === 'image'

const contentOf = (part: Delicate) => (part.kind === 'equation' ? part.code : part.name)

/**
 * The document with every equation that cannot be set shown as it was written, and every picture
 * that cannot be drawn said by its description.
 * @param canBeSet whether a document can be, which has one part
 */
export async function withoutBadParts(
  document: PrintedDocument,
  canBeSet: (document: PrintedDocument) => Promise<boolean>,
): Promise<PrintedDocument> {
  const delicate = new Map<string, Delicate>()
  mapParts(document, (part) => {
    if (isDelicate(part)) delicate.set(contentOf(part), part)
    return part
  })
  const bad = new Set<string>()
  for (const [content, part] of delicate) {
    const blocks = [{ kind: 'paragraph', parts: [part] }] as const
    const one = { title: '', facts: [], sections: [{ heading: '', blocks }] }
    if (!(await canBeSet(one))) bad.add(content)
  }
  return mapParts(document, (part) => {
    if (!isDelicate(part) || !bad.has(contentOf(part))) return part
    return part.kind === 'equation' ? { kind: 'text', text: part.alt } : picturesWords(part.alt)
  })
}
