import { useSearchParams } from '@portal/shared/router'

/** A drawer of `TuitionDrawers` as the address opens it. */
export interface DrawerAddress {
  kind: 'schedule' | 'hour' | 'availability'
  /** Of the student or session; empty for one's availability. */
  id: string
  /** A day and a time that booking begins with. */
  day?: string | undefined
  time?: string | undefined
  onClose: () => void
}

/**
 * What an address can open, each with the id of what it is about: `?schedule=<student>`,
 * `?hour=<session>`, `?availability=1`, `?report=<session>`, `?card=<term>.<student>`,
 * `?read=<report>`; one at a time.
 */
export type DrawerName = DrawerAddress['kind'] | 'report' | 'card' | 'read'

const kinds = ['schedule', 'hour', 'availability'] as const
const names: readonly string[] = [...kinds, 'report', 'card', 'read', 'on', 'at', 'edit']

/** The drawers that the address asks for, and what opens one in its place. */
export function useDrawers() {
  const [params, setParams] = useSearchParams()
  const without = () => {
    const next = new URLSearchParams(params)
    for (const name of names) next.delete(name)
    return next
  }
  /** The address with a drawer open, the rest of it as it is. */
  const hrefOf = (name: DrawerName, id: string) => {
    const next = without()
    next.set(name, id)
    return `?${next}`
  }
  const open = (name: DrawerName, id: string, when?: { on: string; at: string }) => {
    const next = without()
    next.set(name, id)
    if (when) {
      next.set('on', when.on)
      next.set('at', when.at)
    }
    setParams(next)
  }
  const onClose = () => setParams(without(), { replace: true })
  const kind = kinds.find((one) => params.get(one))
  const drawer: DrawerAddress | undefined = kind && {
    kind,
    id: params.get(kind) ?? '',
    day: params.get('on') ?? undefined,
    time: params.get('at') ?? undefined,
    onClose,
  }
  /** What is open under a name; null where nothing is. */
  const idOf = (name: DrawerName) => params.get(name)
  return { drawer, idOf, open, hrefOf, onClose }
}
