import { useEffect, useRef, useState } from 'react';

/** A member who touches nothing for this long is not counted as working. */
const IDLE_AFTER_MS = 60_000;
const TICK_MS = 1_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Counts the seconds in which the page is visible and was touched in the last minute. Returns a getter for the seconds,
 * and the whole minutes to show: the page need not render every second.
 */
export function useActiveTime(initialSeconds: number, isCounting: boolean) {
  const seconds = useRef(initialSeconds);
  const [minutes, setMinutes] = useState(Math.floor(initialSeconds / 60));

  useEffect(() => {
    if (!isCounting) return;
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    for (const event of TOUCHES) addEventListener(event, touch, { passive: true, capture: true });
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || Date.now() - touchedAt > IDLE_AFTER_MS) return;
      seconds.current += TICK_MS / 1_000;
      setMinutes(Math.floor(seconds.current / 60));
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      for (const event of TOUCHES) removeEventListener(event, touch, { capture: true });
    };
  }, [isCounting]);

  return { getSeconds: () => seconds.current, minutes };
}
