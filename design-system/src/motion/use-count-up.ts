import { useEffect, useState } from 'react';

const COUNT_MS = 200;

/**
 * The number to show for `value`: when it grows, the steps up to it for 200 ms; at once when it is first shown, when it
 * shrinks, and under reduced motion.
 */
export function useCountUp(value: number): number {
  const [count, setCount] = useState({ target: value, from: value, shown: value });
  if (count.target !== value) {
    const from = value > count.target && mayMove() ? count.shown : value;
    setCount({ target: value, from, shown: from });
  }
  const { target, from, shown } = count;

  useEffect(() => {
    if (from === target) return;
    return animate((share) => {
      const next = share === 1 ? target : roundCents(from + (target - from) * share);
      setCount((current) => (current.target === target ? { ...current, shown: next } : current));
    });
  }, [from, target]);

  return shown;
}

/** Calls `step` with the share of the way, 0 to 1, easing out. Returns how to stop it. */
function animate(step: (share: number) => void): () => void {
  let start: number | undefined;
  let frame = requestAnimationFrame(function tick(now) {
    start ??= now;
    const elapsed = Math.min(1, (now - start) / COUNT_MS);
    step(1 - (1 - elapsed) ** 2);
    if (elapsed < 1) frame = requestAnimationFrame(tick);
  });
  return () => cancelAnimationFrame(frame);
}

/** No matchMedia (a test, an old browser) counts as a reader who wants no motion. */
function mayMove(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function roundCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
