import { BULK_DECISIONS_MAX } from '@platform/contracts';
import { Badge, Checkbox, VisuallyHidden } from '@platform/design-system';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { TableColumn } from '../list/table/table-column.ts';

/** The cases of a page that are selected. */
export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** The cases of the page that can be selected. */
  readonly selectable: ReadonlySet<string>;
  /** The cases whose decision waits. */
  readonly decided: ReadonlyMap<string, unknown>;
  readonly toggle: (id: string) => void;
  readonly set: (ids: readonly string[]) => void;
};

const NOTHING: Selection = {
  ids: new Set(),
  selectable: new Set(),
  decided: new Map(),
  toggle: () => undefined,
  set: () => undefined,
};

/** Provided by a list whose cases can be selected. Cells are created once for all renders, so they read it here. */
export const SelectionContext = createContext<Selection>(NOTHING);

/** Holds which cases are selected. Those that can no longer be selected are dropped. */
export function useSelection(
  selectable: readonly string[],
  decided: ReadonlyMap<string, unknown>,
): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const all = new Set(selectable);
  const ids = new Set(chosen.filter((id) => all.has(id)));
  return {
    ids,
    selectable: all,
    decided,
    toggle: (id) => setChosen(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    set: setChosen,
  };
}

/** Creates the first column of a list whose cases can be selected. */
export function createSelectColumn<R extends { readonly id: string }>(
  getName: (row: R) => string,
): TableColumn<R> {
  return {
    id: 'select',
    name: 'Select',
    head: <SelectAll />,
    alwaysVisible: true,
    cell: (row) => <SelectCell id={row.id} name={getName(row)} />,
  };
}

/** Selects all cases of the page. On a phone, where a table has no head, the bar does. */
export function SelectAll({
  label = <VisuallyHidden>Select all on this page</VisuallyHidden>,
}: {
  label?: ReactNode;
}) {
  const { ids, selectable, set } = useContext(SelectionContext);
  const all = [...selectable].slice(0, BULK_DECISIONS_MAX);
  return (
    <Checkbox
      label={label}
      checked={all.length > 0 && all.every((id) => ids.has(id))}
      disabled={all.length === 0}
      onChange={({ target }) => set(target.checked ? all : [])}
    />
  );
}

function SelectCell({ id, name }: { id: string; name: string }) {
  const { ids, selectable, decided, toggle } = useContext(SelectionContext);
  if (decided.has(id)) return <Badge tone="held">Decided</Badge>;
  if (!selectable.has(id)) return null;
  return (
    <Checkbox
      label={<VisuallyHidden>Select {name}</VisuallyHidden>}
      checked={ids.has(id)}
      onChange={() => toggle(id)}
    />
  );
}
