import { space, Text, textSize, VisuallyHidden } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DecisionButton } from '../review/decision/decision-button.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { nameDecision, UNDO_SECONDS, type PendingDecision } from './pending-decisions.ts';
import { useDescribePending, usePendingDecisions } from './use-pending-decisions.ts';
import { useUndo } from './use-undo.ts';

/** The key that undoes the last decision. */
const UNDO_KEY = 'z';
/** More are scrolled to, so that the bar leaves the page visible. */
const VISIBLE_LINES = 3;
const LINE_HEIGHT = '3rem';

/** Keeps the sticky bar of the open record, which is among the children, above the `UndoBar`. */
export function UndoBarSpace({ children }: { children: ReactNode }) {
  const { pending } = usePendingDecisions();
  const lines = Math.min(pending.length, VISIBLE_LINES);
  return <Space style={{ '--undo-bar': `calc(${lines} * ${LINE_HEIGHT})` }}>{children}</Space>;
}

/** Names the decisions that are not sent yet, at the bottom of every page of the console, and undoes them. */
export function UndoBar() {
  const { pending } = usePendingDecisions();
  const undo = useUndo();
  const lines = pending.toReversed();
  const last = lines.find(({ phase }) => phase === 'undoable');
  useShortcuts({ [UNDO_KEY]: last && (() => undo(last.key)) });
  return (
    <>
      <VisuallyHidden role="status">{lines[0] && describe(lines[0])}</VisuallyHidden>
      {lines.length > 0 && (
        <Bar role="group" aria-label="Decisions that are not sent yet">
          {lines.map((decision) => (
            <Line key={decision.key} decision={decision} isLast={decision === last} undo={undo} />
          ))}
        </Bar>
      )}
    </>
  );
}

/** Without the seconds, which a screen reader would read again each time. */
function describe(decision: PendingDecision): string {
  const name = nameDecision(decision);
  return decision.phase === 'undoable' ? `${name}. You can undo it for ${UNDO_SECONDS} seconds.` : name;
}

type LineProps = { decision: PendingDecision; isLast: boolean; undo: (key: number) => void };

function Line({ decision, isLast, undo }: LineProps) {
  const { key, title, name, phase } = decision;
  const note = useDescribePending(decision);
  return (
    <LineRow>
      <Text as="span" $size={14}>
        <strong>{title}</strong> {name} · {note}
      </Text>
      {phase === 'undoable' && (
        <DecisionButton
          kind="secondary"
          size="compact"
          {...(isLast && { shortcut: UNDO_KEY })}
          onClick={() => undo(key)}
        >
          Undo
        </DecisionButton>
      )}
    </LineRow>
  );
}

const Space = styled.div`
  display: contents;
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  max-height: calc(${VISIBLE_LINES} * ${LINE_HEIGHT});
  overflow-y: auto;
  border: 1px solid var(--line);
  background: var(--held-soft);
  ${textSize(14)}
`;

const LineRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  height: ${LINE_HEIGHT};
  padding-inline: ${space(4)};

  > span {
    display: -webkit-box;
    overflow: hidden;
    min-width: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
