import { partOfText, textOf, type WritingPart } from '@portal/shared/writing-rules'
import { useMemo } from 'react'
import type { DeskRead } from './desk.types.ts'

/** A text to be marked: its parts as they are drawn, and the texts in which comments have their places. */
export interface WrittenTexts {
  parts: readonly WritingPart[]
  texts: readonly string[]
  questions: readonly { text: string }[] | null
}

/**
 * What was written of an item; null for a PDF. A version never changes, so it stays the same object
 * however often the item is read.
 */
export function useWritten({ version, question }: DeskRead): WrittenTexts | null {
  const id = version?.versionId ?? question?.essay
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has this id never changes.
  return useMemo(() => {
    if (question !== null) {
      const part = partOfText(question.essay)
      return { parts: [part], texts: [textOf(part)], questions: null }
    }
    if (version === null || version.parts === null) return null
    return {
      parts: version.parts,
      texts: version.texts,
      questions: version.task.questions,
    }
  }, [id])
}
