import { useEffect, useRef, useState } from 'react'
import { isSamePlace, moved, nextPlace, type Order, type Place, placeOf } from './ordering.rules.ts'
import { type Source, useOrder } from './use-order.ts'
import { placeInWords, quoted } from './words.rules.ts'

/** A row on its way, by keys or by the pointer. */
export interface Carried {
  key: string
  by: 'keys' | 'pointer'
  to: Place
}

interface CarryOptions {
  given: Order
  source: Source
  /** Of the groups, in their order. */
  labels: readonly string[]
  nameOf: (key: string) => string
  save: (order: Order) => unknown
}

/** Where rows stand, with one that is carried at the place that it would get, and how that changes. */
export function useCarry({ labels, nameOf, ...options }: CarryOptions) {
  const { order: kept, change } = useOrder(options)
  const [held, setHeld] = useState<Carried | null>(null)
  const [said, setSaid] = useState('')
  const newest = useRef(kept)
  newest.current = kept
  // It may be gone by now.
  const from = held ? placeOf(kept, held.key) : undefined
  const carried = from ? held : null
  const order = carried ? moved(kept, carried.key, carried.to) : kept

  const say = (key: string, to: Place, then = '') => {
    const place = placeInWords(moved(kept, key, to), to, labels)
    setSaid(`${quoted(nameOf(key))}${then}, ${place}`)
  }
  const move = (key: string, to: Place) => {
    const before = placeOf(newest.current, key)
    setHeld(null)
    if (!before || isSamePlace(before, to)) return
    const name = quoted(nameOf(key))
    const put = (place: Place, said: string, undo?: () => void) => {
      void change({ order: moved(newest.current, key, place), said, undo })
    }
    put(to, `${name} is moved.`, () => put(before, `${name} is back where it was.`))
  }
  const pick = (key: string, by: Carried['by']) => {
    const to = placeOf(kept, key)
    if (!to) return
    setHeld({ key, by, to })
    say(key, to, ' is picked up')
  }
  const carry = (to: Place | undefined) => {
    if (!carried || !to || isSamePlace(to, carried.to)) return
    setHeld({ ...carried, to })
    say(carried.key, to)
  }
  const drop = (to = carried?.to) => {
    if (!carried || !to) return
    say(carried.key, to, ' is put down')
    move(carried.key, to)
  }
  const putBack = () => {
    if (carried && from) say(carried.key, from, ' is back')
    setHeld(null)
  }
  return {
    order,
    carried,
    said,
    pick,
    carry,
    /** Carries it to the place before or after. */
    step: (by: 1 | -1) => carry(carried ? nextPlace(order, carried.key, by) : undefined),
    drop,
    putBack,
    move: (key: string, to: Place) => {
      say(key, to)
      move(key, to)
    },
  }
}

export type Carry = ReturnType<typeof useCarry>

/** Puts a row back that is carried by keys, once something else is pressed or has focus. */
export function useLettingGo(carried: Carried | null, putBack: () => void): void {
  const key = carried?.by === 'keys' ? carried.key : undefined
  const letGo = useRef(putBack)
  useEffect(() => {
    letGo.current = putBack
  })
  useEffect(() => {
    if (key === undefined) return
    const elsewhere = ({ target }: Event) => {
      const handle = target instanceof Element && target.closest('[data-order-handle]')
      if (handle instanceof HTMLElement && handle.dataset.orderHandle === key) return
      letGo.current()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [key])
}
