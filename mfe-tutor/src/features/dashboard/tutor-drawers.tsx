import { useDrawers } from '@portal/shared/drawer-address'
import { dialogPart, part } from '@portal/shared/idle'
import { Suspense } from 'react'

const Hours = part(() => import('@portal/shared/tuition-drawers'), {
  failed: 'This could not be opened',
})

// Most come to look; who writes waits for the editor once.
const ReportDrawer = dialogPart(() => import('@portal/shared/report-editor'), 'Report')

const CardDrawer = dialogPart(() => import('@portal/shared/report-card-editor'), 'Report card')

/** The drawers over the tutor's first page, as its address opens them. */
export function TutorDrawers() {
  const { drawer, idOf, open, onClose } = useDrawers()
  const reported = idOf('report')
  const card = idOf('card')
  return (
    <Suspense fallback={null}>
      {drawer ? <Hours drawer={drawer} onReport={(id) => open('report', id)} /> : null}
      {reported === null ? null : <ReportDrawer sessionId={reported} onClose={onClose} />}
      {card === null ? null : <CardDrawer card={card} onClose={onClose} />}
    </Suspense>
  )
}
