import type { PieceRead } from '../submissions.queries.ts'
import { PieceView } from './piece-view.tsx'
import { useDraft } from './use-draft.ts'

export interface PieceDraftProps {
  read: PieceRead
  isReadOnly: boolean
}

/** Holds the draft of a piece. It alone is drawn for each key: what is below it rests meanwhile. */
export function PieceDraft({ read, isReadOnly }: PieceDraftProps) {
  const { handle, shown } = useDraft(read, isReadOnly)
  return <PieceView read={read} isReadOnly={isReadOnly} handle={handle} shown={shown} />
}
