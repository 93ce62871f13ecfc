import { messageOf, toast } from '@portal/shared/ui'
import { useRef, useState } from 'react'
import { followed, type Order } from './ordering.rules.ts'

/** A change of the order, with what is said of it. */
export interface Change {
  order: Order
  said: string
  /** Makes the change that undoes it, when it is asked for; there is no way back when left out. */
  undo?: (() => void) | undefined
}

/** What an order is of: the rows as they are given, group by group. */
export type Source = readonly (readonly unknown[])[]

interface Held {
  order: Order
  /** What was given when it was saved; null until it is. */
  seen: Source | null
}

interface OrderOptions {
  given: Order
  source: Source
  /** A promise is a save; what gives none holds the order itself, as a form does. */
  save: (order: Order) => unknown
}

/**
 * The order as it is shown: a change at once, saved behind that, one after the other. One that cannot
 * be saved is put back with all that were made on top of it.
 */
export function useOrder({ given, source, save }: OrderOptions) {
  const [held, setHeld] = useState<Held | null>(null)
  const waiting = useRef<Change[]>([])
  const isSaving = useRef(false)
  const undoable = useRef<number>(undefined)
  const newest = useRef({ source, save })
  newest.current = { source, save }
  // Rows that come after a save tell what came of it.
  const isHeld = held && (held.seen === null || isSame(held.seen, source))
  const order = isHeld ? followed(held.order, given) : given

  const sendAll = async () => {
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const saving = newest.current.save(next.order)
      await saving
      waiting.current.shift()
      if (waiting.current.length > 0) continue
      setHeld({ order: next.order, seen: newest.current.source })
      if (saving instanceof Promise) undoable.current = tell(next)
    }
  }
  const change = async (next: Change) => {
    setHeld({ order: next.order, seen: null })
    // A way back leads over one change, so the ones before have none any more.
    if (undoable.current !== undefined) toast.dismiss(undoable.current)
    waiting.current.push(next)
    if (isSaving.current) return
    isSaving.current = true
    try {
      await sendAll()
    } catch (error) {
      waiting.current = []
      setHeld(null)
      toast.danger(`${failed}${messageOf(error) ?? ''}`.trim())
    } finally {
      isSaving.current = false
    }
  }
  return { order, change }
}

const failed = 'The order could not be saved, so everything is back in its place. '

const tell = ({ said, undo }: Change) =>
  toast.success(said, undo && { action: { label: 'Undo', onPress: undo } })

const isSame = (one: Source, other: Source) =>
  one.length === other.length && one.every((rows, at) => rows === other[at])
