import { Text } from '@platform/design-system';
import type { SaveState } from './draft-saver.ts';

type Props = {
  state: SaveState;
  /** What no longer takes answers, e.g. `this work is no longer open`. */
  closedText: string;
};

/** Says in words whether the answers are saved. */
export function SaveStateLine({ state, closedText }: Props) {
  const isProblem = state.kind === 'failed' || state.kind === 'conflict' || state.kind === 'closed';
  return (
    <Text as="span" $size={14} $tone={isProblem ? 'danger' : 'muted'} $tabular role="status">
      {describe(state, closedText)}
    </Text>
  );
}

function describe(state: SaveState, closedText: string): string {
  switch (state.kind) {
    case 'saved':
      return state.at === null ? 'Nothing to save' : `Saved ${TIME_FORMAT.format(new Date(state.at))}`;
    case 'saving':
      return 'Saving...';
    case 'kept':
      return 'Not saved yet: kept on this device, will be sent';
    case 'failed':
      return `Not saved: ${state.message}`;
    case 'conflict':
      return `Not saved: a newer version is on ${state.device}`;
    case 'closed':
      return `Not saved: ${closedText}`;
  }
}

const TIME_FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
