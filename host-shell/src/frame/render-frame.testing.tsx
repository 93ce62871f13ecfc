import type { Remote } from '@portal/shared/contract'
import { Link } from '@portal/shared/router'
import {
  fakeMedia,
  type RenderScreenOptions,
  renderScreen,
  screen,
  within,
} from '@portal/shared/testing'
import { me, studentRemote } from './frame.testing.tsx'
import { Frame } from './frame.tsx'

/** A page of a student in the frame. */
export function renderFrame(
  options: RenderScreenOptions = {},
  remote: Remote | null = studentRemote,
) {
  return renderScreen(
    <Frame remote={remote}>
      <h1>The page</h1>
      <Link to="/courses">To courses</Link>
    </Frame>,
    { calls: { 'GET /User/Account/GetMe': me }, ...options },
  )
}

/** Makes the window as wide as this, for what asks `matchMedia`. */
export const windowWidth = (width: number) =>
  fakeMedia(
    (query) => width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
  )

export const sidebar = () => screen.getByRole('navigation', { name: 'Main' })
/** A link of the sidebar. */
export const link = (name: string | RegExp) => within(sidebar()).getByRole('link', { name })
