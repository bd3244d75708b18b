import { useNoticeUpdates, useRefetch, useSession } from '@platform/kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAdminCountersQuery } from './counters-api.ts';
import { TAGS } from './tags.ts';

/** How often a page asks what is waiting. */
const INTERVAL_MS = 30_000;
/** A page that no one has touched for so long asks no more, because each call keeps its session alive. */
const ATTENDED_MS = 5 * 60_000;
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** All that a notice, a new case or a decision of someone else changes. */
const UPDATED_TAGS = Object.values(TAGS);
/** The rows of a list, and of the queue beside a record; those that the hand is on would move under it. */
const ROWS = ':is(tbody, nav ol)';
const ROWS_IN_USE = `${ROWS}:hover, ${ROWS} :focus-visible`;

/**
 * Keeps the open page of the console up to date without a reload: at each new notice, and when the counters say that a
 * case has come or was decided. Rows under the pointer or the focus wait until it leaves them.
 */
export function useConsoleUpdates(): void {
  const { user } = useSession();
  const { data, refetch: refetchCounters } = useAdminCountersQuery();
  const { refetch } = useRefetch(UPDATED_TAGS);
  const isStale = useRef(false);
  useNoticeUpdates(user, UPDATED_TAGS);

  const update = useEffectEvent(() => {
    if (!isStale.current || document.querySelector(ROWS_IN_USE) !== null) return;
    isStale.current = false;
    refetch();
  });
  const ask = useEffectEvent(async () => {
    const { data: newData } = await refetchCounters();
    if (data === undefined || newData === undefined) return;
    isStale.current ||= JSON.stringify(data) !== JSON.stringify(newData);
    update();
  });

  useEffect(() => {
    let touchedAt = Date.now();
    let askedAt = touchedAt;
    const askAgain = () => {
      const now = Date.now();
      if (document.hidden || now - touchedAt > ATTENDED_MS || now - askedAt < INTERVAL_MS) return;
      askedAt = now;
      void ask();
    };
    const touch = () => {
      touchedAt = Date.now();
      askAgain();
      update();
    };
    const timer = setInterval(askAgain, INTERVAL_MS);
    for (const type of TOUCHES) addEventListener(type, touch, { passive: true });
    document.addEventListener('visibilitychange', touch);
    return () => {
      clearInterval(timer);
      for (const type of TOUCHES) removeEventListener(type, touch);
      document.removeEventListener('visibilitychange', touch);
    };
  }, []);
}
