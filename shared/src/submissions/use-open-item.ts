import { useSearchParams } from '@portal/shared/router'

/** The item whose desk is open stands in the address, beside how the list is filtered. */
export function useOpenItem() {
  const [params, setParams] = useSearchParams()
  const hrefOf = (itemId: string) => {
    const next = new URLSearchParams(params)
    next.set('item', itemId)
    return `?${next}`
  }
  return {
    /** Null while none is open. */
    itemId: params.get('item'),
    hrefOf,
    open: (itemId: string) => setParams(new URLSearchParams(hrefOf(itemId))),
    close: () => {
      const next = new URLSearchParams(params)
      next.delete('item')
      setParams(next, { replace: true })
    },
  }
}
