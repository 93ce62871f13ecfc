/**
 * The pieces of the router that the portal uses. Screens import them from here, because this entry
 * is what the shell and the remotes share; the library itself must not get into a remote.
 */

export type { LinkProps, Location, NavigateFunction, RouteObject, To } from 'react-router-dom'
export {
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom'
