import { useEffect, useMemo, useState } from 'react'
import type { FindFaqs, Found } from './faq-search.ts'
import type { PlainFaq } from './help.rules.ts'

type Index = (faqs: readonly PlainFaq[]) => FindFaqs

/**
 * Questions that fit what is typed, the best first; undefined while nothing is typed, and until the
 * search is there, which comes at the first key.
 */
export function useFaqSearch(
  faqs: readonly PlainFaq[],
  sought: string,
): { found: Found[] | undefined; hasFailed: boolean } {
  const [make, setMake] = useState<{ index: Index }>()
  const [hasFailed, setFailed] = useState(false)
  const isSought = sought !== ''
  useEffect(() => {
    if (!isSought || make !== undefined) return
    let isGone = false
    import('./faq-search.ts').then(
      ({ indexOf }) => {
        if (!isGone) setMake({ index: indexOf })
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [isSought, make])
  const find = useMemo(() => make?.index(faqs), [make, faqs])
  const found = useMemo(
    () => (isSought && find !== undefined ? find(sought) : undefined),
    [find, isSought, sought],
  )
  return { found, hasFailed: hasFailed && found === undefined }
}
