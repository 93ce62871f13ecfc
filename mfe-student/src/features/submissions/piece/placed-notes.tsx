import { useEffect, useMemo } from 'react'
import { type Note, notesOf } from './notes.rules.ts'
import { type Parts, rawTextOf } from './text.rules.ts'

export interface PlacedNotesProps {
  version: Parameters<typeof notesOf>[0]
  parts: Parts
  onNotes: (notes: readonly Note[]) => void
}

/** Draws nothing: works out where the comments of the last marking are in today’s text. */
export default function PlacedNotes({ version, parts, onNotes }: PlacedNotesProps) {
  const notes = useMemo(() => notesOf(version, parts.map(rawTextOf)), [version, parts])
  useEffect(() => onNotes(notes), [notes, onNotes])
  return null
}
