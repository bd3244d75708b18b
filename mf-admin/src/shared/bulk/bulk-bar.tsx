import {
  belowWidth,
  Button,
  FLOATING,
  fromWidth,
  MOBILE_BREAKPOINT_PX,
  RADIUS,
  Row,
  space,
  Text,
} from '@platform/design-system';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { BulkCase, BulkChoice, BulkDefinition } from './bulk-definition.ts';
import { SelectAll, type Selection } from './selection.tsx';

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

/** Decides the cases of a page that are selected. It floats above the bottom of the window while there are some. */
export function BulkBar({ bulk, plural, selection, selectable }: Props) {
  const [open, setOpen] = useState<{ readonly decision: BulkChoice; readonly ids: readonly string[] }>();
  const count = selection.ids.size;
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
    <Bar
      $gap={4}
      $justify="between"
      data-empty={count === 0 || undefined}
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={`Decide several ${plural}`}
    >
      <OnPhones>
        <SelectAll label="Select all" />
      </OnPhones>
      <Text as="span" $size={14} role="status">
        {count > 0 && `${count} selected`}
      </Text>
      <Row $gap={2}>
        <Button size="compact" variant="quiet" disabled={count === 0} onClick={() => selection.set([])}>
          Clear
        </Button>
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
    </Bar>
  );
}

const Bar = styled(Row)`
  position: sticky;
  bottom: calc(var(--undo-bar, 0px) + ${space(3)});
  z-index: 1;
  padding: ${space(2)} ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.card};
  ${FLOATING}

  ${fromWidth(MOBILE_BREAKPOINT_PX)} {
    &[data-empty] {
      display: none;
    }
  }

  ${belowWidth(MOBILE_BREAKPOINT_PX)} {
    &[data-empty] {
      position: static;
      box-shadow: none;
    }
  }
`;

const OnPhones = styled.div`
  ${fromWidth(MOBILE_BREAKPOINT_PX)} {
    display: none;
  }
`;
