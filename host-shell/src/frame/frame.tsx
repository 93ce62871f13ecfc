import type { Remote } from '@portal/shared/contract'
import type { ReactNode } from 'react'

export function Frame({ remote, children }: { remote: Remote | null; children: ReactNode }) {
  return <main data-remote={remote?.name}>{children}</main>
}
