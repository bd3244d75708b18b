import { QueryStatus } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PlatformDispatch, PlatformState } from '../store/store.ts';
import { platformApi } from './platform-api.ts';

/** Refetches together all queries that provide one of some tags; unused ones are forgotten. */
export type Refetch = { readonly refetch: () => void; readonly isFetching: boolean };

/**
 * Returns a function that refetches everything that provides one of the tags, and whether any of it is in flight. The
 * code that provides a tag may be loaded later.
 */
export function useRefetch(tags: readonly string[]): Refetch {
  const [{ util }] = useState(() => platformApi.enhanceEndpoints({ addTagTypes: [...tags] }));
  const dispatch = useDispatch<PlatformDispatch>();
  const isFetching = useSelector((state: PlatformState) =>
    selectTagged(state, tags).some(({ status }) => status === QueryStatus.pending),
  );
  return { refetch: () => void dispatch(util.invalidateTags([...tags])), isFetching };
}

/** Selects the cached queries that provide one of the tags. */
export function selectTagged(state: PlatformState, tags: readonly string[]) {
  return platformApi.util
    .selectInvalidatedBy(state, [...tags])
    .flatMap(({ queryCacheKey }) => state.api.queries[queryCacheKey] ?? []);
}
