/**
 * What the product uses of React Router, and the only way to it. Shell and remotes share this file as one module, so it
 * is a short list: every name in it is in everybody's first download.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, NavLinkProps, RouteObject, To } from 'react-router-dom';
