import { Button, ConfirmDialog, toast } from '@portal/shared/ui'
import { useState } from 'react'
import { type Paper, type PaperState, useSetState } from './papers.queries.ts'

/** What can be done with a paper, by the state that it would have. */
const actions: Readonly<
  Record<PaperState, { label: string; question: string; says: string; done: string }>
> = {
  published: {
    label: 'Publish',
    question: 'Do you want to publish',
    says: 'Students and tutors find it under Simulate from then on.',
    done: 'is published.',
  },
  withdrawn: {
    label: 'Withdraw',
    question: 'Do you want to withdraw',
    says: 'Nobody can start it any more. Who has begun it may finish, and results stay.',
    done: 'is withdrawn.',
  },
  draft: {
    label: 'Back to draft',
    question: 'Do you want to take back',
    says: 'Nobody has sat it. Admins alone see it from then on.',
    done: 'is a draft again.',
  },
}

/** The states that a paper can go to. */
function nextStates({ state, isSat }: Paper): PaperState[] {
  if (state === 'draft') return ['published']
  const next: PaperState[] = state === 'published' ? ['withdrawn'] : ['published']
  return isSat ? next : ['draft', ...next]
}

/** Publishes a paper, withdraws it or takes it back, each once that is confirmed. */
export function StateButtons({ paper }: { paper: Paper }) {
  const set = useSetState()
  const [asked, setAsked] = useState<PaperState>()
  const name = `${paper.admissionTestName} ${paper.title}`
  const action = asked && actions[asked]
  return (
    <>
      {nextStates(paper).map((state) => (
        <Button
          key={state}
          variant={state === 'published' ? 'primary' : 'secondary'}
          onClick={() => setAsked(state)}
        >
          {actions[state].label}
        </Button>
      ))}
      <ConfirmDialog
        open={action !== undefined}
        title={`${action?.question ?? ''} ${name}?`}
        confirmLabel={action?.label ?? ''}
        onConfirm={async () => {
          if (asked === undefined) return
          await set.write({ body: { paperId: paper.paperId, state: asked } })
          toast.success(`${name} ${actions[asked].done}`)
        }}
        onClose={() => setAsked(undefined)}
      >
        {action?.says}
      </ConfirmDialog>
    </>
  )
}
