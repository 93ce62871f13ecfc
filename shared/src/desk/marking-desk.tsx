import { dialogPart, part } from '@portal/shared/idle'
import { toast } from '@portal/shared/ui'
import { Suspense, useMemo, useState } from 'react'
import { nextOf } from './desk.queries.ts'
import { DeskNotes } from './desk-notes.tsx'
import { DeskView } from './desk-view.tsx'
import { MarkingButtons } from './marking-buttons.tsx'
import { type Missing, missingOf } from './missing.rules.ts'
import type { OpenDeskProps } from './open-desk.tsx'
import { useDeskActions } from './use-desk-actions.ts'
import { useDeskDraft } from './use-desk-draft.ts'
import { useNumbered } from './use-numbered.ts'

const ReturnDialog = dialogPart(() => import('./return-dialog.tsx'), 'Return')
const SendBackDialog = dialogPart(() => import('./send-back-dialog.tsx'), 'Send back')
const GiveBackDialog = dialogPart(() => import('./give-back-dialog.tsx'), 'Give back')
const ReleaseDialog = dialogPart(() => import('./release-dialog.tsx'), 'Release')
const OverallChoice = part(() => import('./overall-choice.tsx'), {
  failed: 'The two overall comments could not be shown',
})

export interface MarkingDeskProps extends OpenDeskProps {
  isTakenOver: boolean
}

/** A desk at which somebody marks: it alone is drawn for each key, what is below it rests meanwhile. */
export function MarkingDesk(props: MarkingDeskProps) {
  const { read, isGone, isTakenOver, isViewing, onClose, onNext, inDialog = false } = props
  const { item } = read
  const { value, handle, shown } = useDeskDraft(read, { isTakenOver })
  /** It went on from here: what is heard of that by now is no news. */
  const [isDone, setDone] = useState(false)
  const isLost = !isDone && (isGone || shown.isStopped || !(item.mayMark || item.mayCheck))
  const isReadOnly = isLost || isDone || isViewing || !shown.isReady
  const numbered = useNumbered(value.comments)
  const { actions, view } = useDeskActions({ handle, numbered, isReadOnly })
  const criteria = useMemo(
    () => read.version?.criteria ?? read.question?.criteria ?? [],
    [read.version, read.question],
  )
  const buttons = useMemo(() => <MarkingButtons {...{ item, actions }} />, [item, actions])
  const missing = missingOf(value, { kind: item.kind, criteria, numbers: numbered.numbers })
  const close = () => actions.look({ do: 'open', dialog: null })
  const go = ({ at }: Missing) =>
    at.tab === 'comments'
      ? actions.look({ do: 'edit', id: at.id })
      : actions.look({ do: 'focus', tab: 'grades', goal: { on: 'control', name: at.name } })
  const leave = async (said: string) => {
    setDone(true)
    close()
    toast.success(said)
    const next = onNext === undefined ? null : await nextOf(item.itemId)
    if (next === null) onClose()
    else onNext?.(next)
  }

  const dialogs = () => {
    const common = { read, item, value, criteria, missing, handle, onGo: go, onClose: close }
    switch (view.dialog) {
      case 'return':
        return (
          <ReturnDialog
            {...common}
            onDone={(state) =>
              void leave(state === 'marked' ? 'Returned.' : 'It waits for a check now.')
            }
          />
        )
      case 'send back':
        return <SendBackDialog {...common} onDone={() => void leave('Sent back.')} />
      case 'give back':
        return <GiveBackDialog {...common} onDone={() => void leave('Given back.')} />
      case 'release':
        return <ReleaseDialog {...common} to="check" onDone={() => void leave('Released.')} />
      case 'to the pool':
        return (
          <ReleaseDialog {...common} to="pool" onDone={() => void leave('It is in the pool.')} />
        )
      default:
        return null
    }
  }
  return (
    <>
      <DeskView
        {...{ read, value, onClose, inDialog, isReadOnly }}
        desk={{ actions, view, numbered }}
        onCompose={handle.compose}
        state={shown.state}
        buttons={isLost || isDone ? null : buttons}
        notes={
          <DeskNotes
            {...{ read, value, shown, isLost }}
            onRead={handle.dismissJoined}
            onDiscard={() => {
              handle.forget()
              onClose()
            }}
          />
        }
      />
      {isLost ? null : <Suspense>{dialogs()}</Suspense>}
      {shown.choice === null ? null : (
        <Suspense>
          <OverallChoice choice={shown.choice} onChoose={handle.choose} />
        </Suspense>
      )}
    </>
  )
}
