import { chakra, Text } from '@portal/shared/ui'
import type { ReactNode } from 'react'
import {
  tidyPart,
  type WritingPart,
  type WrittenLine,
  type WrittenRun,
} from '../writing-rules/index.ts'
import { blocksOf, type WrittenBlock } from './written-text.rules.ts'

export interface WrittenTextProps {
  part: WritingPart
  /** Said where nothing is written. */
  empty?: string
}

const Frame = chakra('div', {
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

/** A text as it was written, to be read and printed. It is drawn from its runs: there is no HTML to clean. */
export function WrittenText({ part, empty = 'Nothing is written yet.' }: WrittenTextProps) {
  const blocks = blocksOf(tidyPart(part))
  if (blocks.length === 0) return <Text tone="muted">{empty}</Text>
  return (
    <Frame>
      {blocks.map((block) => (
        <Block key={block.lines[0]?.start} block={block} />
      ))}
    </Frame>
  )
}

function Block({ block: { kind, lines } }: { block: WrittenBlock }) {
  const [first] = lines
  if (first === undefined) return null
  const drawn = (tag: 'p' | 'li') =>
    lines.map((line) => <Line key={line.start} as={tag} line={line} />)
  switch (kind) {
    case 'heading':
      return <Line as="h3" line={first} />
    case 'subheading':
      return <Line as="h4" line={first} />
    case 'bullet':
      return <ul>{drawn('li')}</ul>
    case 'ordered':
      return <ol>{drawn('li')}</ol>
    case 'quote':
      return <blockquote>{drawn('p')}</blockquote>
    default:
      return <Line as="p" line={first} />
  }
}

function Line({ as: Tag, line }: { as: 'p' | 'li' | 'h3' | 'h4'; line: WrittenLine }) {
  return (
    <Tag data-indent={line.formats.indent}>
      {line.runs.map((run) => (
        <Run key={run.start} run={run} />
      ))}
    </Tag>
  )
}

function Run({ run: { text, formats } }: { run: WrittenRun }) {
  let drawn: ReactNode = text
  if (formats.underline) drawn = <u>{drawn}</u>
  if (formats.italic) drawn = <em>{drawn}</em>
  if (formats.bold) drawn = <strong>{drawn}</strong>
  return drawn
}
