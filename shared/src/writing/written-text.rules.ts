import { linesOfPart, type WritingPart, type WrittenLine } from '../writing-rules/index.ts'

/** Lines that are drawn as one thing: those of a list, or of a quote, under one frame. */
export interface WrittenBlock {
  kind: 'line' | 'heading' | 'subheading' | 'quote' | 'bullet' | 'ordered'
  lines: WrittenLine[]
}

function kindOf({ formats }: WrittenLine): WrittenBlock['kind'] {
  if (formats.header !== undefined) return formats.header === 2 ? 'heading' : 'subheading'
  if (formats.list !== undefined) return formats.list
  return formats.blockquote ? 'quote' : 'line'
}

const hasSeveral = (kind: WrittenBlock['kind']) =>
  kind === 'quote' || kind === 'bullet' || kind === 'ordered'

/** The blocks of a tidy text, in order; empty lines at its end are left out. */
export function blocksOf(part: WritingPart): WrittenBlock[] {
  const blocks: WrittenBlock[] = []
  const lines = linesOfPart(part)
  const last = lines.findLastIndex(({ runs }) => runs.length > 0)
  for (const line of lines.slice(0, last + 1)) {
    const kind = kindOf(line)
    const before = blocks.at(-1)
    if (before?.kind === kind && hasSeveral(kind)) before.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  }
  return blocks
}
