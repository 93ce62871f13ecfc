import { useSearchParams } from '@portal/shared/router'

/** A record that stands open beside a list, by the address: `?invoice=<id>`. */
export function useOpened(name: 'booking' | 'invoice' | 'payer') {
  const [params, setParams] = useSearchParams()
  const addressOf = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete(name)
    else next.set(name, id)
    return next
  }
  return {
    /** Null where none is open. */
    id: params.get(name),
    /** The address with one open, the rest of it as it is. */
    hrefOf: (id: string) => `?${addressOf(id)}`,
    close: () => setParams(addressOf(null), { replace: true }),
  }
}
