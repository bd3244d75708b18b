import { readStoredPreference, storePreference } from '@platform/kit';
import { useMemo, useSyncExternalStore } from 'react';
import type { TableColumn } from './table-column.ts';

/** Whether each column of a list is shown, by column id. */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

const listeners = new Set<() => void>();

/** The user's choice of columns, stored in this browser under the list's name. */
export function useColumnVisibility<Row>(
  list: string,
  columns: readonly TableColumn<Row>[],
): readonly [ColumnVisibility, (id: string, isVisible: boolean) => void] {
  const key = `columns-${list}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => readStoredPreference(key),
    () => null,
  );
  const choices = useMemo(() => parseChoices(stored), [stored]);
  const visibility = Object.fromEntries(
    columns.map(({ id, alwaysVisible, hiddenByDefault }) => [
      id,
      alwaysVisible ?? choices[id] ?? !hiddenByDefault,
    ]),
  );

  const setVisible = (id: string, isVisible: boolean) => {
    storePreference(key, JSON.stringify({ ...choices, [id]: isVisible }));
    for (const listener of listeners) listener();
  };

  return [visibility, setVisible];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Parses the stored choices. They may come from an older version of the list or be invalid. */
function parseChoices(text: string | null): ColumnVisibility {
  const stored: unknown = parseJson(text ?? '{}');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not written by this app: use the defaults.
  }
}
