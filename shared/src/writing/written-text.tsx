import { Text } from '@portal/shared/ui'
import { Fragment } from 'react'
import { tidyPart, type WritingPart } from '../writing-rules/index.ts'
import { Blocks, inFormats, TextFrame } from './written-blocks.tsx'
import { blocksOf } from './written-text.rules.ts'

export interface WrittenTextProps {
  part: WritingPart
  /** Said where nothing is written. */
  empty?: string
}

/** A text as it was written, to be read and printed. It is drawn from its runs: there is no HTML to clean. */
export function WrittenText({ part, empty = 'Nothing is written yet.' }: WrittenTextProps) {
  const blocks = blocksOf(tidyPart(part))
  if (blocks.length === 0) return <Text tone="muted">{empty}</Text>
  return (
    <TextFrame>
      <Blocks
        blocks={blocks}
        line={({ start, runs, formats }, Tag) => (
          <Tag key={start} data-indent={formats.indent}>
            {runs.map((run) => (
              <Fragment key={run.start}>{inFormats(run.text, run.formats)}</Fragment>
            ))}
          </Tag>
        )}
      />
    </TextFrame>
  )
}
