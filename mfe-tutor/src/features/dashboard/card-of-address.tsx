import { dialogPart } from '@portal/shared/idle'
import { useSearchParams } from '@portal/shared/router'
import { Suspense } from 'react'

const CardDrawer = dialogPart(() => import('@portal/shared/report-card-editor'), 'Report card')

/** The report card that the address names (`?card=<term>.<student>`), in a drawer over the page. */
export function CardOfAddress() {
  const [params, setParams] = useSearchParams()
  const card = params.get('card')
  if (card === null) return null
  const close = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('card')
        return next
      },
      { replace: true },
    )
  return (
    <Suspense fallback={null}>
      <CardDrawer card={card} onClose={close} />
    </Suspense>
  )
}
