import { Button, EmptyState, QueryRegion, Row, SkeletonText, Stack, toast } from '@portal/shared/ui'
import { useReadOnly } from '@portal/shared/viewing'
import { NotebookPen } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRemoveNote } from './aside.queries.ts'
import { useNotes } from './film.queries.ts'
import { NoteField } from './note-field.tsx'
import { type BegunNote, type ShownNote, shownNotes } from './notes.rules.ts'
import { clockOf } from './time.rules.ts'

interface NotesProps {
  assetId: string
  /** Second at which the film is. */
  at: number
  /** A key has asked for a note at a second. */
  asked: { at: number } | null
  onSeek: (second: number) => void
  /** Leads to the notes of all films beside this one. */
  link: ReactNode
}

/** Own notes of a film, each at a second of it. */
export function Notes({ assetId, at, asked, onSeek, link }: NotesProps) {
  const query = useNotes(assetId, true)
  const readOnly = useReadOnly()
  const [begun, setBegun] = useState<readonly BegunNote[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  /** Keys of those that were taken away while the server did not have them yet. */
  const leaving = useRef(new Set<string>())
  const remove = useRemoveNote()

  const begin = useEffectEvent((second: number) => {
    if (readOnly) return
    setBegun((before) => [...before, { key: crypto.randomUUID(), atSeconds: second }])
  })
  useEffect(() => {
    if (asked !== null) begin(asked.at)
  }, [asked])

  const takeAway = async ({ id, key, atSeconds }: ShownNote) => {
    const name = id ?? key
    const bringBack = () =>
      setRemoved((before) => new Set([...before].filter((each) => each !== name)))
    setRemoved((before) => new Set([...before, name]))
    if (id === undefined) {
      leaving.current.add(key)
      return
    }
    try {
      await remove.write({ body: { id, isRestored: false } })
      toast.success(`The note at ${clockOf(atSeconds)} was removed.`, {
        action: {
          label: 'Undo',
          onPress: async () => {
            await remove.write({ body: { id, isRestored: true } })
            bringBack()
          },
        },
      })
    } catch {
      bringBack()
      toast.danger('The note could not be removed.')
    }
  }
  const kept = (note: ShownNote, id: string) => {
    setBegun((before) => before.map((each) => (each.key === note.key ? { ...each, id } : each)))
    // What was typed last was saved when it was left: it goes as any other, and has a way back.
    if (leaving.current.delete(note.key)) void takeAway({ ...note, id })
  }
  return (
    <Stack gap="4">
      <Row gap="2">
        <Button
          icon={<NotebookPen size={16} aria-hidden />}
          {...readOnly?.control}
          onClick={() =>
            setBegun([...begun, { key: crypto.randomUUID(), atSeconds: Math.floor(at) }])
          }
        >
          Note at {clockOf(at)}
        </Button>
        {link}
      </Row>
      <QueryRegion
        query={query}
        compact
        failed="Your notes could not be loaded"
        skeleton={<SkeletonText lines={4} />}
      >
        {(stored) => {
          const notes = shownNotes(stored, begun, removed)
          if (notes.length === 0) {
            return (
              <EmptyState compact title="No notes yet">
                What you note here leads back to its second.
              </EmptyState>
            )
          }
          return notes.map((note) => (
            <NoteField
              key={note.key}
              assetId={assetId}
              note={note}
              isNew={note.id === undefined}
              onId={(id) => kept(note, id)}
              onSeek={onSeek}
              onRemove={() => takeAway(note)}
            />
          ))
        }}
      </QueryRegion>
    </Stack>
  )
}
