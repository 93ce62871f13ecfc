import { Box } from '@portal/shared/ui'
import { memo } from 'react'
import type { PieceRead } from '../submissions.queries.ts'
import { ReadText } from './read-text.tsx'
import type { Parts } from './text.rules.ts'

export interface PrintedTextProps {
  title: string
  parts: Parts
  /** Of a statement. */
  questions: PieceRead['task']['questions']
}

/** The text on paper, where no editor is. */
export const PrintedText = /* @__PURE__ */ memo(function PrintedText(props: PrintedTextProps) {
  const { title, parts, questions } = props
  return (
    <Box
      as="section"
      aria-label={`${title}, as printed`}
      display="none"
      css={{ '@media print': { display: 'block' } }}
    >
      <ReadText parts={parts} questions={questions} />
    </Box>
  )
})
