import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { emptyFormRow, type FormAnswer, type FormField, type FormRow } from '@platform/contracts';
import { moveItem, useRowKeys } from './use-row-keys.ts';

/** What a button of a row does. */
export type RowAction = 'remove' | 'up' | 'down';

/**
 * Adds, changes, moves and removes the rows of a table, announces it, and keeps the focus in the table. `changeRow` and
 * `act` stay the same, so that a row is rendered only when it changes itself.
 */
export function useFormRows(
  fields: readonly FormField[],
  rows: readonly FormRow[],
  onChange: (answer: FormAnswer) => void,
) {
  const root = useRef<HTMLDivElement>(null);
  const { keys, addKey, removeKey, moveKey } = useRowKeys(rows.length);
  const [announcement, setAnnouncement] = useState('');

  const focusRow = (index: number) => {
    const row = root.current?.querySelectorAll('[data-row]')[index];
    row?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const addRow = () => {
    flushSync(() => {
      addKey();
      onChange({ rows: [...rows, emptyFormRow(fields)] });
    });
    focusRow(rows.length);
  };
  const removeRow = (index: number) => {
    flushSync(() => {
      removeKey(index);
      onChange({ rows: rows.toSpliced(index, 1) });
      setAnnouncement(`Row ${index + 1} removed`);
    });
    focusRow(Math.min(index, rows.length - 2));
  };
  const moveRow = (from: number, to: number) => {
    moveKey(from, to);
    onChange({ rows: moveItem(rows, from, to) });
    setAnnouncement(`Row ${from + 1} is now row ${to + 1}`);
  };

  const latest = useRef({ rows, onChange, removeRow, moveRow });
  useLayoutEffect(() => {
    latest.current = { rows, onChange, removeRow, moveRow };
  });
  const changeRow = useCallback((index: number, row: FormRow) => {
    const { rows: current, onChange: change } = latest.current;
    change({ rows: current.with(index, row) });
  }, []);
  const act = useCallback((index: number, action: RowAction) => {
    if (action === 'remove') latest.current.removeRow(index);
    else latest.current.moveRow(index, action === 'up' ? index - 1 : index + 1);
  }, []);

  return { root, keys, announcement, addRow, changeRow, act };
}
