import { Link } from '@portal/shared/router'
import type { LinkProps } from '@portal/shared/ui'
import { currentScreens } from '../remotes/load-remote.ts'
import { prefetchScreen } from './screen-state.ts'

/** The portal's link: fetches the screen's code and first data when it is pointed at or focused. */
export function PortalLink({ to, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const prefetch = () => void prefetchScreen(currentScreens(), to.replace(/[?#].*$/, ''))
  return (
    <Link
      to={to}
      {...rest}
      onPointerEnter={(event) => {
        prefetch()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetch()
        onFocus?.(event)
      }}
    />
  )
}
