import { BULK_DECISIONS_MAX } from '@platform/contracts';
import { Button, Checkbox, Row, Text } from '@platform/design-system';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BulkCase, BulkChoice, BulkDefinition } from './bulk-definition.ts';
import type { Selection } from './selection.tsx';

const BulkDialog = lazy(async () => {
  const { BulkDialog: Component } = await import(/* webpackChunkName: "bulk-dialog" */ './bulk-dialog.tsx');
  return { default: Component };
});

type Props = {
  bulk: BulkDefinition;
  /** The plural of the cases in lower case. */
  plural: string;
  selection: Selection;
  /** The cases of the page that can be decided. */
  selectable: ReadonlyMap<string, BulkCase>;
};

/** Selects all cases of a page, and decides those that are selected. */
export function BulkBar({ bulk, plural, selection, selectable }: Props) {
  const [open, setOpen] = useState<{ readonly decision: BulkChoice; readonly ids: readonly string[] }>();
  const count = selection.ids.size;
  const all = [...selectable.keys()].slice(0, BULK_DECISIONS_MAX);
  const group = useRef<HTMLDivElement>(null);
  const hasDecided = useRef(false);
  // The button that opened the dialog is disabled after a decision, so the focus moves to the group.
  const close = () => {
    flushSync(() => setOpen(undefined));
    if (hasDecided.current) group.current?.focus();
  };
  const start = (decision: BulkChoice) => {
    hasDecided.current = false;
    setOpen({ decision, ids: [...selection.ids] });
  };
  return (
    <Row
      $gap={4}
      $justify="between"
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={`Decide several ${plural}`}
    >
      <Checkbox
        label="Select all on this page"
        checked={all.length > 0 && all.every((id) => selection.ids.has(id))}
        disabled={all.length === 0}
        onChange={({ target }) => selection.set(target.checked ? all : [])}
      />
      <Row $gap={2}>
        <Text as="span" $size={14} $tone="muted" role="status">
          {count > 0 && `${count} selected`}
        </Text>
        {bulk.decisions.approve && (
          <Button size="compact" disabled={count === 0} onClick={() => start('approve')}>
            Approve selected
          </Button>
        )}
        <Button size="compact" disabled={count === 0} onClick={() => start('reject')}>
          Reject selected
        </Button>
      </Row>
      {open && (
        <Suspense fallback={null}>
          <BulkDialog
            bulk={bulk}
            plural={plural}
            {...open}
            cases={selectable}
            onDecided={() => {
              hasDecided.current = true;
              selection.set([]);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </Row>
  );
}
