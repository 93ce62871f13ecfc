import { type FakeCalls, renderScreen } from '@portal/shared/testing'
import { useDrawers } from '../drawer-address/use-drawers.ts'
import TuitionDrawers from './drawers.tsx'

function Page({ onReport }: { onReport?: (id: string) => void }) {
  const { drawer } = useDrawers()
  return drawer ? (
    <TuitionDrawers
      drawer={drawer}
      reportPath={(id) => `/reports/${id}`}
      {...(onReport && { onReport })}
    />
  ) : (
    <p>No drawer</p>
  )
}

/** Opens a drawer by its address, for a tutor. */
export function openDrawer(path: string, calls: FakeCalls, onReport?: (id: string) => void) {
  return renderScreen(<Page {...(onReport && { onReport })} />, { role: 'Tutor', path, calls })
}
