import { Heading, type HeadingLevel, Stack } from '@portal/shared/ui'
import type { Ref } from 'react'
import type { TextPlace, WritingPart } from '../writing-rules/index.ts'
import { MarkedText, type MarkedTextProps } from './marked-text.tsx'

export interface MarkedPartsProps extends Omit<MarkedTextProps, 'part' | 'index' | 'place'> {
  parts: readonly WritingPart[]
  /** Of a statement: what each part answers. */
  questions?: readonly { text: string }[] | null
  /** Level of the questions’ headings. */
  level?: HeadingLevel
  place?: TextPlace | null
  ref?: Ref<HTMLDivElement>
}

/** All texts of a version with their marks, each answer under its question. */
export function MarkedParts(props: MarkedPartsProps) {
  const { parts, questions, level = 3, ref, ...rest } = props
  return (
    <Stack ref={ref} gap="6">
      {parts.map((part, index) => {
        const question = questions?.[index]?.text
        return (
          <Stack key={question ?? index} gap="2">
            {question === undefined ? null : (
              <Heading level={level} size="sm">
                {question}
              </Heading>
            )}
            <MarkedText {...rest} part={part} index={index} />
          </Stack>
        )
      })}
    </Stack>
  )
}
