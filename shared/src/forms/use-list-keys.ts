import { useLayoutEffect, useRef } from 'react'

/** A list in a form; `L` is the type of the list. */
export interface FormList<L> {
  /** `at` is its place in the list, from 0: `form.field(`answers.${at}.text`)`. */
  items: readonly { key: number; at: number }[]
  /** What is wrong with the list as a whole. */
  error: string | undefined
  add: (entry: EntryOf<L>) => void
  remove: (at: number) => void
  /** Takes an entry to another place. */
  move: (from: number, to: number) => void
  /** For the button that adds one: focus goes to it once the last entry is removed. */
  adder: { id: string }
}

type EntryOf<L> = L extends readonly (infer Each)[] ? Each : never

/**
 * Gives each entry of a form's lists a key that stays with it while others come and go.
 * @param form id of the form
 */
export function useListKeys(form: string) {
  const keys = useRef(new Map<string, number[]>())
  const next = useRef(0)
  /** Where an entry was until this render. */
  const gone = useRef<{ place: string; at: number } | null>(null)
  const adderOf = (place: string) => `${form}-add-${place}`
  useLayoutEffect(() => {
    const removed = gone.current
    gone.current = null
    // The button that was pressed went with its entry, and focus with it.
    if (removed === null || document.activeElement !== document.body) return
    const { place, at } = removed
    const next = controlOf(form, `${place}.${at}`) ?? document.getElementById(adderOf(place))
    const to = next ?? controlOf(form, `${place}.${at - 1}`)
    to?.focus()
  })
  return {
    listOf: <L>(
      place: string,
      list: L,
      error: string | undefined,
      onChange: (list: L) => void,
    ): FormList<L> => {
      const entries: readonly unknown[] = Array.isArray(list) ? list : []
      const held = keys.current.get(place) ?? []
      // As many as there are, also after an undo.
      held.length = Math.min(held.length, entries.length)
      while (held.length < entries.length) held.push(next.current++)
      keys.current.set(place, held)
      const change = (make: <E>(list: readonly E[]) => E[]) => {
        keys.current.set(place, make(held))
        // The same entries, or one of the same type more.
        onChange(make(entries) as L)
      }
      return {
        items: held.map((key, at) => ({ key, at })),
        error,
        add: (entry) => onChange([...entries, entry] as L),
        remove: (at) => {
          gone.current = { place, at }
          change((all) => all.filter((_, index) => index !== at))
        },
        move: (from, to) =>
          change((all) => {
            const rest = all.filter((_, index) => index !== from)
            return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)]
          }),
        adder: { id: adderOf(place) },
      }
    },
  }
}

/** The first control of what stands at the place, or of that itself. */
function controlOf(form: string, place: string): HTMLElement | undefined {
  const all = document.getElementById(form)?.querySelectorAll<HTMLElement>('[name]') ?? []
  return [...all].find((control) => `${control.getAttribute('name')}.`.startsWith(`${place}.`))
}
