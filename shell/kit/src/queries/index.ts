export { QueryBoundary, type QueryState } from './query-boundary.tsx';
