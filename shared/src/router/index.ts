/**
 * The pieces of the router that the portal uses. Screens import them from here, because this entry
 * is what the shell and the remotes share; the library itself must not get into a remote. Nothing of
 * the library's data routers: they would double its size, and the portal's data is TanStack Query's.
 */

export type { LinkProps, Location, NavigateFunction, RouteObject, To } from 'react-router-dom'
export {
  BrowserRouter,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  useBeforeUnload,
  useLocation,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom'
export { guardHistory } from './history-guard.ts'
export { guardLeaving, type LeavingGuard, leavePage, useNavigate } from './leaving.ts'
export { useSearchParams } from './use-search-params.ts'
