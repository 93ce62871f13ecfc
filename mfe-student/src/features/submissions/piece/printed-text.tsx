import { Box, Heading } from '@portal/shared/ui'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PieceRead } from '../submissions.queries.ts'
import { ReadText } from './read-text.tsx'
import type { Parts } from './text.rules.ts'

export interface PrintedTextProps {
  title: string
  parts: () => Parts
  /** Of a statement. */
  questions: PieceRead['task']['questions']
}

/** The text on paper: drawn only while it is printed. */
export function PrintedText({ title, parts, questions }: PrintedTextProps) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting) return null
  return (
    <Box
      as="section"
      aria-label={title}
      display="none"
      css={{ '@media print': { display: 'block' } }}
    >
      <Heading level={2} srOnly>
        {title}
      </Heading>
      <ReadText parts={parts()} questions={questions} />
    </Box>
  )
}
