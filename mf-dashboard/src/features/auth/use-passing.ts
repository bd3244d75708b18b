import { useEffect, useState } from 'react';

/** Success banners stay for 3 seconds. Source: product specification, section 4. */
const SHOWN_MS = 3000;

/** Something that is true for 3 seconds each time it is begun. */
export function usePassing(): readonly [isOn: boolean, begin: () => void] {
  const [run, setRun] = useState(0);
  const [over, setOver] = useState(0);

  useEffect(() => {
    if (run === 0) return;
    const timer = setTimeout(() => setOver(run), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [run]);

  return [run > over, () => setRun((count) => count + 1)];
}
