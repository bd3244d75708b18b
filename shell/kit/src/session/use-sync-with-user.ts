import type { User } from '@platform/contracts';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { platformApi } from '../api/platform-api.ts';
import { selectTagged } from '../api/use-refetch.ts';
import type { PlatformDispatch, PlatformState } from '../store/store.ts';
import { USER_TAG, sessionApi } from './session-api.ts';

/** A query that started this much later than the lookup of the user belongs to another moment. */
const SAME_MOMENT_MS = 2_000;

const selectMe = sessionApi.endpoints.me.select(undefined);

/**
 * Keeps the current user and lists that show the same facts at one point in time. Lists that are older than a lookup
 * which changed the described part of the user are refetched, and so is a user that is older than a newly loaded list.
 *
 * @param tags of the lists
 * @param describe the part of the user that the lists also show, as text to compare
 */
export function useSyncWithUser(tags: readonly string[], describe: (user: User) => string): void {
  const dispatch = useDispatch<PlatformDispatch>();
  const store = useStore<PlatformState>();
  const { data, status, startedTimeStamp = 0 } = useSelector(selectMe);
  const newestList = useSelector((state: PlatformState) => Math.max(0, ...startTimes(state, tags)));
  const described = data ? describe(data) : undefined;
  const previous = useRef(described);

  useEffect(() => {
    const isChange =
      previous.current !== undefined && described !== undefined && previous.current !== described;
    previous.current = described;
    if (!isChange || startTimes(store.getState(), tags).every((time) => time >= startedTimeStamp)) return;
    dispatch(platformApi.util.invalidateTags([...tags]));
  }, [described, startedTimeStamp, dispatch, store, tags]);

  useEffect(() => {
    if (status !== QueryStatus.fulfilled || newestList <= startedTimeStamp + SAME_MOMENT_MS) return;
    dispatch(platformApi.util.invalidateTags([USER_TAG]));
  }, [newestList, status, startedTimeStamp, dispatch]);
}

function startTimes(state: PlatformState, tags: readonly string[]): number[] {
  return selectTagged(state, tags).map(({ startedTimeStamp = 0 }) => startedTimeStamp);
}
