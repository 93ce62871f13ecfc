import { chakra } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import type { WrittenLine, WrittenRun } from '../writing-rules/index.ts'
import type { WrittenBlock } from './written-text.rules.ts'

/** The look of a text that is read, whatever is drawn in its lines. */
export const TextFrame = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    maxWidth: 'reading',
    minWidth: '0',
    fontSize: 'md',
    lineHeight: 'relaxed',
    overflowWrap: 'anywhere',
    '& p, & li': { whiteSpace: 'pre-wrap' },
    '& p:empty': { minHeight: '4' },
    '& h3': { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' },
    '& h4': { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' },
    '& ul': { listStyleType: 'disc', paddingLeft: '6' },
    '& ol': { listStyleType: 'decimal', paddingLeft: '6' },
    '& blockquote': { borderLeftWidth: '3px', borderColor: 'border.strong', paddingLeft: '4' },
    '& [data-indent="1"]': { marginLeft: '6' },
    '& [data-indent="2"]': { marginLeft: '12' },
    '& [data-indent="3"]': { marginLeft: '18' },
  },
})

/** What a line of a text is drawn as. */
export type LineTag = 'p' | 'li' | 'h3' | 'h4'

export interface BlocksProps {
  blocks: readonly WrittenBlock[]
  /** Draws one line; it gives it a key. */
  line: (line: WrittenLine, tag: LineTag) => ReactNode
}

/** The blocks of a text: each list and each quote under one frame. */
export const Blocks = ({ blocks, line }: BlocksProps) =>
  blocks.map((block) => <Block key={block.lines[0]?.start} block={block} line={line} />)

function Block({
  block: { kind, lines },
  line,
}: {
  block: WrittenBlock
  line: BlocksProps['line']
}) {
  const drawn = (tag: LineTag) => lines.map((one) => line(one, tag))
  switch (kind) {
    case 'heading':
      return drawn('h3')
    case 'subheading':
      return drawn('h4')
    case 'bullet':
      return <ul>{drawn('li')}</ul>
    case 'ordered':
      return <ol>{drawn('li')}</ol>
    case 'quote':
      return <blockquote>{drawn('p')}</blockquote>
    default:
      return drawn('p')
  }
}

/** Words with the look of their run. */
export function inFormats(words: ReactNode, formats: WrittenRun['formats']): ReactNode {
  let drawn = words
  if (formats.underline) drawn = <u>{drawn}</u>
  if (formats.italic) drawn = <em>{drawn}</em>
  if (formats.bold) drawn = <strong>{drawn}</strong>
  return drawn
}
