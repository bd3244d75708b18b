import { useEffect, useRef, useState, type ChangeEvent } from 'react';

const DEBOUNCE_MS = 250;

/** Props of a search box that searches once the user stops typing, and follows outside changes to the search. */
export function useDebouncedSearch(search: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  const latestOnSearch = useRef(onSearch);

  if (lastSearch !== search) {
    setLastSearch(search);
    setText(search);
  }

  useEffect(() => {
    latestOnSearch.current = onSearch;
  });

  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(() => latestOnSearch.current(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);

  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
  };
}
