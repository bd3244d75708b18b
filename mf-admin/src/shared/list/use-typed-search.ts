import { useEffect, useRef, useState, type ChangeEvent } from 'react';

/** So long after the last key the search is asked for: not at every letter. */
const PAUSE_MS = 250;

/** A search box that asks when the typing pauses, and follows when the address changes by another way. */
export function useTypedSearch(asked: string, ask: (text: string) => void) {
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const askNow = useRef(ask);

  if (seen !== asked) {
    setSeen(asked);
    setTyped(asked);
  }

  useEffect(() => {
    askNow.current = ask;
  });

  useEffect(() => {
    if (typed.trim() === asked) return undefined;
    const timer = setTimeout(() => askNow.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked]);

  return {
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
  };
}
