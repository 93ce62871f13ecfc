import { part } from '@portal/shared/idle'
import { LeaveGuard } from '@portal/shared/leaving'
import { useSearchParams } from '@portal/shared/router'
import { Page, PageHeader, plural, SkeletonText, Tabs, Text } from '@portal/shared/ui'
import { ItemStateTag } from '@portal/shared/writing'
import { memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import {
  againstIn,
  listPath,
  type PieceView as Opened,
  versionIn,
  viewIn,
} from '../address.rules.ts'
import type { PieceRead } from '../submissions.queries.ts'
import { DraftNotes, SaveState } from './draft-notes.tsx'
import { PieceActions } from './piece-actions.tsx'
import { PieceDialogs, type PieceOpen } from './piece-dialogs.tsx'
import { type Counts, countsOf, textsOf } from './text.rules.ts'
import type { DraftHandle, DraftShown } from './use-draft.ts'
import { WriteTab } from './write-tab.tsx'

const Standing = part(() => import('./standing.tsx'), {
  failed: 'How it stands could not be loaded',
})
const VersionsTab = part(() => import('./versions-tab.tsx'), {
  failed: 'The versions could not be loaded',
})
const MarkingTab = part(() => import('./marking-tab.tsx'), {
  failed: 'The marking could not be loaded',
})

export interface PieceViewProps {
  read: PieceRead
  isReadOnly: boolean
  handle: DraftHandle
  shown: DraftShown
}

/** What leads elsewhere, and how the draft is saved, is of no use on paper. */
const onPaper = {
  '@media print': { '& nav, & [role=tablist], & [role=status]': { display: 'none' } },
} as const

/** A piece with its tabs, and what can be done with it. */
export const PieceView = /* @__PURE__ */ memo(function PieceView(props: PieceViewProps) {
  const { read, isReadOnly, handle, shown } = props
  const { piece, versions } = read
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState<PieceOpen | null>(
    params.get('open') === 'history' ? { what: 'history' } : null,
  )
  const [isFocused, setFocused] = useState(false)
  const [warnings, setWarnings] = useState<readonly string[] | null>(null)
  useTabFocus(`${viewIn(params)} ${versionIn(params)} ${againstIn(params)}`)
  const texts = useMemo(() => textsOf(shown.rested), [shown.rested])
  const counts = useMemo(() => countsOf(texts), [texts])
  const go = (view: Opened) => {
    const next = new URLSearchParams(params)
    for (const name of ['view', 'version', 'against', 'open']) next.delete(name)
    if (view !== 'write') next.set('view', view)
    setParams(next, { replace: true })
  }
  const close = () => {
    setOpen(null)
    if (!params.has('open')) return
    const next = new URLSearchParams(params)
    next.delete('open')
    setParams(next, { replace: true })
  }
  const marked = versions.filter(({ state }) => state === 'marked').length
  const write = () => (
    <>
      {read.openItem === null && versions[0]?.state !== 'sent back' ? null : (
        <Suspense>
          <Standing read={read} isReadOnly={isReadOnly} />
        </Suspense>
      )}
      <WriteTab
        {...{ read, isReadOnly, handle, shown, texts, counts, isFocused }}
        notices={
          <DraftNotes
            {...{ shown, handle, warnings, isReadOnly }}
            onHistory={() => setOpen({ what: 'history' })}
            onRead={() => setWarnings(null)}
          />
        }
        onFocus={setFocused}
        onOpen={setOpen}
      />
    </>
  )
  return (
    <Page gap={{ base: '4', md: '6' }} css={onPaper}>
      <PageHeader
        title={piece.title}
        breadcrumb={[{ label: 'Submissions', to: listPath(piece.kind) }, { label: piece.title }]}
        facts={
          <>
            <StateOfPiece read={read} />
            <Text as="span" size="sm" tone="muted">
              {factsOf(read, counts)}
            </Text>
            {isReadOnly ? null : <SaveState shown={shown} />}
          </>
        }
        actions={
          <PieceActions {...{ read, isReadOnly, texts }} onOpen={setOpen} onFocus={setFocused} />
        }
      />
      <Tabs<Opened>
        label={`Parts of ${piece.title}`}
        value={viewIn(params)}
        onValue={go}
        tabs={[
          { id: 'write', label: isReadOnly ? 'Text' : 'Write', content: write },
          {
            id: 'versions',
            label: 'Versions',
            count: versions.length,
            content: () => (
              <Suspense fallback={<SkeletonText lines={6} />}>
                <VersionsTab read={read} now={handle.now} />
              </Suspense>
            ),
          },
          {
            id: 'marking',
            label: 'Marking',
            count: marked,
            content: () => (
              <Suspense fallback={<SkeletonText lines={6} />}>
                <MarkingTab read={read} />
              </Suspense>
            ),
          },
        ]}
      />
      <PieceDialogs
        {...{ open, read, handle, isReadOnly }}
        onWarnings={setWarnings}
        onOpen={setOpen}
        onClose={close}
      />
      <LeaveGuard />
    </Page>
  )
})

/** A link that leads to another part of the piece goes with its own: the tab takes the focus then. */
function useTabFocus(opened: string): void {
  const shown = useRef(opened)
  useEffect(() => {
    if (shown.current === opened) return
    shown.current = opened
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [opened])
}

function StateOfPiece({ read: { openItem, versions } }: { read: PieceRead }) {
  return <ItemStateTag state={openItem?.state ?? versions[0]?.state ?? 'draft'} />
}

/** What it is for, and how long it is. */
function factsOf({ piece, task }: PieceRead, counts: Counts): string {
  const words = plural(counts.words, 'word', 'words')
  const facts =
    piece.kind === 'essay'
      ? [task.title === piece.title ? null : task.title, task.admissionTest, words]
      : [
          piece.course,
          piece.entryYear === null ? null : `entry ${piece.entryYear}`,
          plural(counts.total, 'character', 'characters'),
          words,
        ]
  return facts.filter((fact) => fact !== null).join(' · ')
}
