import { useDrawers } from '@portal/shared/drawer-address'
import { dialogPart, part } from '@portal/shared/idle'
import { Suspense } from 'react'

const Hours = part(() => import('../tuition-drawers/index.ts'), {
  failed: 'This could not be opened',
})
const ReportDrawer = dialogPart(() => import('../report-editor/index.ts'), 'Report')
const CardDrawer = dialogPart(() => import('../report-card-editor/index.ts'), 'Report card')
const ReadDrawer = dialogPart(() => import('./read-drawer.tsx'), 'Tuition report')

/** What staff open over the page about a student, as its address says. */
export default function StaffDrawers() {
  const { drawer, idOf, open, hrefOf, onClose } = useDrawers()
  const reported = idOf('report')
  const card = idOf('card')
  const read = idOf('read')
  return (
    <Suspense fallback={null}>
      {drawer ? (
        <Hours
          drawer={drawer}
          onReport={(id) => open('report', id)}
          reportPath={(id) => hrefOf('read', id)}
        />
      ) : null}
      {reported === null ? null : <ReportDrawer sessionId={reported} onClose={onClose} />}
      {card === null ? null : <CardDrawer card={card} onClose={onClose} />}
      {read === null ? null : <ReadDrawer id={read} onClose={onClose} />}
    </Suspense>
  )
}
