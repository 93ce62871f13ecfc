import { ApiError } from '@portal/shared/api'
import { ConfirmDialog, messageOf, toast } from '@portal/shared/ui'
import { type ReactNode, useState } from 'react'
import { ordinal } from './event.rules.ts'
import { type EventKind, useCancelPlace, useRegister } from './events.queries.ts'

interface Named {
  id: string
  title: string
  kind: EventKind
}

/** Taking a place, or one in the queue, and giving it back; what is asked before stands in `questions`. */
export function usePlace({ id, title, kind }: Named): {
  isBusy: boolean
  take: (acceptsQueue: boolean) => void
  /** Asks first. */
  giveBack: (what: 'place' | 'queue') => void
  questions: ReactNode
} {
  const register = useRegister()
  const cancel = useCancelPlace()
  const [asked, setAsked] = useState<'queue' | 'give place' | 'give queue' | null>(null)
  const close = () => setAsked(null)
  const tell = async (acceptsQueue: boolean) => {
    const { state, queuePlace } = await register.write({ body: { id, acceptsQueue } })
    toast.success(
      state === 'registered'
        ? `You have a place in ${title}.`
        : `You are ${queuePlace === null ? '' : `${ordinal(queuePlace)} `}in the queue for ${title}.`,
    )
  }
  const take = (acceptsQueue: boolean) =>
    void tell(acceptsQueue).catch((error: unknown) => {
      // The last place went meanwhile.
      if (!acceptsQueue && error instanceof ApiError && error.status === 409) setAsked('queue')
      else toast.danger(messageOf(error) ?? `You could not be registered for ${title}. Try again.`)
    })
  return {
    isBusy: register.isWriting || cancel.isWriting,
    take,
    giveBack: (what) => setAsked(what === 'place' ? 'give place' : 'give queue'),
    questions: (
      <>
        <ConfirmDialog
          open={asked === 'queue'}
          title="The last place has just gone"
          confirmLabel="Join the queue"
          cancelLabel="Not now"
          onConfirm={() => tell(true)}
          onClose={close}
        >
          You can join the queue. As soon as a place becomes free and it is your turn, it is yours,
          and we tell you.
        </ConfirmDialog>
        <ConfirmDialog
          open={asked === 'give place' || asked === 'give queue'}
          title={
            asked === 'give queue'
              ? `Do you want to leave the queue for ${title}?`
              : `Do you want to give back your place in ${title}?`
          }
          confirmLabel={asked === 'give queue' ? 'Leave the queue' : 'Cancel place'}
          cancelLabel={asked === 'give queue' ? 'Stay in the queue' : 'Keep it'}
          danger
          onConfirm={async () => {
            await cancel.write({ body: { id } })
            toast.success(
              asked === 'give queue' ? 'You have left the queue.' : 'Your place is given back.',
            )
          }}
          onClose={close}
        >
          {asked === 'give queue'
            ? 'Whoever joins it again begins at its end.'
            : `The next in the queue gets it at once. If you want to come to this ${kind} after all, you begin at the end of the queue.`}
        </ConfirmDialog>
      </>
    ),
  }
}
