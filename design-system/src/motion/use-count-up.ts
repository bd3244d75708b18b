import { useEffect, useState } from 'react';

const DURATION_MS = 200;

/**
 * Returns the number to display for `value`. When the value grows, it counts up for 200 ms; the first value, a smaller
 * value and values under reduced motion are shown at once.
 */
export function useCountUp(value: number): number {
  const [count, setCount] = useState({ target: value, from: value, shown: value });
  if (count.target !== value) {
    const from = value > count.target && isMotionAllowed() ? count.shown : value;
    setCount({ target: value, from, shown: from });
  }
  const { target, from, shown } = count;

  useEffect(() => {
    if (from === target) return;
    return animate((progress) => {
      const next = progress === 1 ? target : roundToCents(from + (target - from) * progress);
      setCount((current) => (current.target === target ? { ...current, shown: next } : current));
    });
  }, [from, target]);

  return shown;
}

/** Calls `onFrame` with the eased progress from 0 to 1 on every frame. Returns a function that stops the animation. */
function animate(onFrame: (progress: number) => void): () => void {
  let start: number | undefined;
  let frame = requestAnimationFrame(function tick(now) {
    start ??= now;
    const elapsed = Math.min(1, (now - start) / DURATION_MS);
    onFrame(1 - (1 - elapsed) ** 2);
    if (elapsed < 1) frame = requestAnimationFrame(tick);
  });
  return () => cancelAnimationFrame(frame);
}

/** Without `matchMedia` (tests, old browsers) motion counts as not allowed. */
function isMotionAllowed(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
