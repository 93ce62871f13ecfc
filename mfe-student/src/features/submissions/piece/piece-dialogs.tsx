import { dialogPart } from '@portal/shared/idle'
import { Suspense } from 'react'
import type { PieceRead } from '../submissions.queries.ts'
import type { DraftHandle } from './use-draft.ts'

const Rename = dialogPart(() => import('../rename-dialog.tsx'), 'Rename')
const HistoryDialog = dialogPart(() => import('./history-dialog.tsx'), 'History')
const UseFile = dialogPart(() => import('./use-file-dialog.tsx'), 'Use a file')
const HandIn = dialogPart(() => import('./hand-in-dialog.tsx'), 'Hand in')
const GoalDialog = dialogPart(() => import('./goal-dialog.tsx'), 'Word goal')

/** What is open over a piece. */
export type PieceOpen =
  | { what: 'rename' | 'history' | 'file' | 'goal' }
  | { what: 'hand in'; source: 'text' | 'file' }

export interface PieceDialogsProps {
  open: PieceOpen | null
  read: PieceRead
  handle: DraftHandle
  isReadOnly: boolean
  /** A file has become the text; what of it could not be kept. */
  onWarnings: (warnings: readonly string[]) => void
  onOpen: (open: PieceOpen) => void
  onClose: () => void
}

/** The dialogs of a piece, each in a script that comes when it is opened. */
export function PieceDialogs(props: PieceDialogsProps) {
  const { open, read, handle, isReadOnly, onWarnings, onOpen, onClose } = props
  if (open === null) return null
  return <Suspense>{drawn()}</Suspense>

  function drawn() {
    const { piece } = read
    switch (open?.what) {
      case 'rename':
        return (
          <Rename
            piece={{
              ...{ id: piece.pieceId, title: piece.title },
              ...{ course: piece.course ?? undefined, entryYear: piece.entryYear ?? undefined },
            }}
            onClose={onClose}
          />
        )
      case 'history':
        return (
          <HistoryDialog
            pieceId={piece.pieceId}
            questions={read.task.questions}
            handle={handle}
            isReadOnly={isReadOnly}
            onClose={onClose}
          />
        )
      case 'file':
        return (
          <UseFile
            read={read}
            handle={handle}
            onText={onWarnings}
            onHandIn={() => onOpen({ what: 'hand in', source: 'file' })}
            onClose={onClose}
          />
        )
      case 'goal':
        return <GoalDialog pieceId={piece.pieceId} task={read.task} onClose={onClose} />
      case 'hand in':
        return <HandIn read={read} handle={handle} source={open.source} onClose={onClose} />
      default:
        return null
    }
  }
}
