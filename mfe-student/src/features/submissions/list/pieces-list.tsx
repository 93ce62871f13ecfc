import { hasEntitlement } from '@portal/shared/contract'
import { dialogPart } from '@portal/shared/idle'
import { useLiveReads } from '@portal/shared/live'
import { useNavigate, useSearchParams } from '@portal/shared/router'
import { useSession } from '@portal/shared/session'
import { Page, PageHeader, Tabs } from '@portal/shared/ui'
import { Suspense, useState } from 'react'
import { kindIn, piecePath, tabOf } from '../address.rules.ts'
import type { ListedPiece } from '../pieces.rules.ts'
import { listReads, type WritingTask } from '../submissions.queries.ts'
import { EssaysTab, type PiecesActs, StatementsTab } from './pieces-tab.tsx'

const NewEssay = dialogPart(() => import('./new-essay-dialog.tsx'), 'New essay')
const NewStatement = dialogPart(() => import('./new-statement-dialog.tsx'), 'New statement')
const Rename = dialogPart(() => import('../rename-dialog.tsx'), 'Rename')

/** What is open over the list. */
type Open =
  | { what: 'essay' }
  | { what: 'statement'; task?: WritingTask }
  | { what: 'rename'; piece: ListedPiece }

/** All that the student has written, by kind. */
export function PiecesList() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open | null>(null)
  useLiveReads('writing', listReads)
  const claims = useSession((session) => session.claims)
  const may = {
    essay: claims !== null && hasEntitlement(claims, 'essaySubmission'),
    statement: claims !== null && hasEntitlement(claims, 'psSubmission'),
  }
  // Who has one right alone comes to what it opens.
  const kind = kindIn(params) ?? (may.statement && !may.essay ? 'statement' : 'essay')
  const acts: PiecesActs = {
    onNew: (task) => {
      if (kind === 'essay') setOpen({ what: 'essay' })
      else setOpen({ what: 'statement', ...(task && { task }) })
    },
    onRename: (piece) => setOpen({ what: 'rename', piece }),
  }
  const close = () => setOpen(null)
  const made = (id: string) => {
    close()
    navigate(piecePath(kind, id))
  }
  return (
    <Page gap={{ base: '4', md: '6' }}>
      <PageHeader
        title="Submissions"
        description="Your essays and personal statements, and what was said about them"
      />
      <Tabs<ReturnType<typeof tabOf>>
        label="What you write"
        value={tabOf(kind)}
        // Filters are of one tab.
        onValue={(tab) => setParams({ tab }, { replace: true })}
        tabs={[
          { id: 'essays', label: 'Essays', content: () => <EssaysTab may={may.essay} {...acts} /> },
          {
            id: 'statements',
            label: 'Personal statements',
            content: () => <StatementsTab may={may.statement} {...acts} />,
          },
        ]}
      />
      <Suspense>
        <OpenDialog open={open} onMade={made} onClose={close} />
      </Suspense>
    </Page>
  )
}

interface OpenDialogProps {
  open: Open | null
  onMade: (id: string) => void
  onClose: () => void
}

function OpenDialog({ open, onMade, onClose }: OpenDialogProps) {
  if (open?.what === 'essay') return <NewEssay onMade={onMade} onClose={onClose} />
  if (open?.what === 'statement') {
    return <NewStatement task={open.task} onMade={onMade} onClose={onClose} />
  }
  return open === null ? null : <Rename piece={open.piece} onClose={onClose} />
}
