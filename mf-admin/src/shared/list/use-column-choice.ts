import { useState } from 'react';
import type { StaffColumn } from './staff-column.ts';

/** Which columns of a list are shown: `true` or `false` by the column's id. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** The reader's choice of columns, kept in this browser under the list's name. */
export function useColumnChoice<Row>(
  list: string,
  columns: readonly StaffColumn<Row>[],
): readonly [ColumnChoice, (id: string, shown: boolean) => void] {
  const key = `columns-${list}`;
  const [chosen, setChosen] = useState(() => readChoice(key));
  const choice = Object.fromEntries(
    columns.map(({ id, always, hiddenAtFirst }) => [id, always ?? chosen[id] ?? !hiddenAtFirst]),
  );

  const choose = (id: string, shown: boolean) => {
    const next = { ...chosen, [id]: shown };
    setChosen(next);
    localStorage.setItem(key, JSON.stringify(next));
  };

  return [choice, choose];
}

/** What was kept may be of an older version of the list, or no longer what it was. */
function readChoice(key: string): ColumnChoice {
  const kept: unknown = parse(localStorage.getItem(key) ?? '{}');
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Somebody else's text under our name: as if nothing had been chosen.
  }
}
