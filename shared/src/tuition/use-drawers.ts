import { useSearchParams } from '@portal/shared/router'

/** A drawer as the address opens it: `?schedule=<student>`, `?hour=<session>`, `?availability=1`. */
export interface DrawerAddress {
  kind: 'schedule' | 'hour' | 'availability'
  /** Of the student or session; empty for one's availability. */
  id: string
  /** A day and a time that booking begins with. */
  day?: string | undefined
  time?: string | undefined
  onClose: () => void
}

const kinds = ['schedule', 'hour', 'availability'] as const
const names = [...kinds, 'on', 'at']

/** The drawer that the address asks for, and what opens one. */
export function useDrawers() {
  const [params, setParams] = useSearchParams()
  const kind = kinds.find((one) => params.get(one))
  const without = () => {
    const next = new URLSearchParams(params)
    for (const name of names) next.delete(name)
    return next
  }
  const open = (name: DrawerAddress['kind'], id: string, when?: { on: string; at: string }) => {
    const next = without()
    next.set(name, id)
    if (when) {
      next.set('on', when.on)
      next.set('at', when.at)
    }
    setParams(next)
  }
  const drawer: DrawerAddress | undefined = kind && {
    kind,
    id: params.get(kind) ?? '',
    day: params.get('on') ?? undefined,
    time: params.get('at') ?? undefined,
    onClose: () => setParams(without(), { replace: true }),
  }
  return { drawer, open }
}
