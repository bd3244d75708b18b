/**
 * The parts of React Router that the product uses, and the only way to import them. Shell and remotes share this
 * module, so every name in it is part of the initial download: keep the list short.
 */
export {
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { createBrowserRouter } from './navigation/create-browser-router.ts';
export { ScrollRestoration } from './navigation/scroll-restoration.tsx';
export type { LoaderFunctionArgs, NavLinkProps, RouteObject, To } from 'react-router-dom';
