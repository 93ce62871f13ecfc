import { useSearchParams } from '@portal/shared/router'

/** What the address says of the list of recipients goes before its names with this. */
export const recipientsAt = 'to-'

/** The message that stands open beside the list, by the address: `?message=<id>`. */
export function useOpenMessage() {
  const [params, setParams] = useSearchParams()
  const addressOf = (id: string | null) => {
    const rest = [...params].filter(
      ([name]) => name !== 'message' && !name.startsWith(recipientsAt),
    )
    return new URLSearchParams(id === null ? rest : [...rest, ['message', id]])
  }
  return {
    /** Null where none is open. */
    id: params.get('message'),
    /** The address with one open, the rest of it as it is. */
    hrefOf: (id: string) => `?${addressOf(id)}`,
    open: (id: string) => setParams(addressOf(id)),
    close: () => setParams(addressOf(null), { replace: true }),
  }
}
