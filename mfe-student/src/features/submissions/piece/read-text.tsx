import { Heading, Stack } from '@portal/shared/ui'
import { WrittenText } from '@portal/shared/writing'
import type { PieceRead } from '../submissions.queries.ts'
import type { Parts } from './text.rules.ts'

export interface ReadTextProps {
  parts: Parts
  /** Of a statement. */
  questions: PieceRead['task']['questions']
}

/** The texts of a piece to be read, each answer under its question. */
export function ReadText({ parts, questions }: ReadTextProps) {
  return (
    <Stack gap="6">
      {parts.map((part, index) => {
        const question = questions?.[index]?.text
        return (
          <Stack key={question ?? index} gap="2">
            {question === undefined ? null : (
              <Heading level={2} size="sm">
                {question}
              </Heading>
            )}
            <WrittenText part={part} />
          </Stack>
        )
      })}
    </Stack>
  )
}
