export { QueryBoundary, type QueryState } from './query-boundary.tsx';
export { useReportedChange } from './use-reported-change.ts';
