import type { Block, PrintedDocument } from '../../api/src/printing/document.ts'

/** A lesson plan or guide as it is written. */
export interface DocumentText {
  kind: 'lesson plan' | 'guide'
  title: string
  /** One sentence under the title. */
  about: string
  /** Names of subjects of content. */
  subjects: readonly string[]
  /** Name of the test that it is about, and of the part of it. */
  test: string | null
  section: string | null
  /** How long the hour is; null for a guide. */
  minutes: number | null
  /** A heading each, and lines that `|` parts. */
  sections: readonly (readonly [heading: string, lines: string])[]
}

/** A lesson plan or guide as it is printed. */
export function printedText({
  kind,
  title,
  about,
  subjects,
  ...text
}: DocumentText): PrintedDocument {
  const { test, section, minutes, sections } = text
  const paper = [test, section].filter((word) => word !== null).join(', ')
  return {
    title,
    facts: [
      { label: 'Kind', value: kind === 'guide' ? 'Guide' : 'Lesson plan' },
      { label: 'Subjects', value: subjects.join(', ') },
      ...(paper === '' ? [] : [{ label: 'Test', value: paper }]),
      ...(minutes === null ? [] : [{ label: 'Length', value: `${minutes} minutes` }]),
    ],
    sections: [
      { heading: '', blocks: [paragraph(about)] },
      ...sections.map(([heading, lines]) => ({ heading, blocks: itemsOf(lines) })),
    ],
  }
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', parts: [{ kind: 'text', text }] })

// Two bars within a line are a sign of length, as of a vector.
const itemsOf = (lines: string): Block[] =>
  lines
    .split(/(?<=[.?!:])\|/)
    .map((text): Block => ({ kind: 'item', mark: '•', parts: [{ kind: 'text', text }] }))
