import { useEffect, useState } from 'react';

/** Success banners are shown for 3 seconds. Source: docs/specification.md#4-states-and-transitions. */
const DURATION_MS = 3000;

/** Returns a flag, and a function that turns it on for 3 seconds; a further call starts the 3 seconds again. */
export function useTemporaryFlag(): readonly [isOn: boolean, turnOn: () => void] {
  const [startedRun, setStartedRun] = useState(0);
  const [endedRun, setEndedRun] = useState(0);

  useEffect(() => {
    if (startedRun === 0) return;
    const timer = setTimeout(() => setEndedRun(startedRun), DURATION_MS);
    return () => clearTimeout(timer);
  }, [startedRun]);

  return [startedRun > endedRun, () => setStartedRun((count) => count + 1)];
}
