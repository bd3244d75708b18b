import { Alert, Button } from '@platform/design-system';
import type { ComponentProps, ReactNode } from 'react';
import { ConflictPanel } from './conflict-panel.tsx';
import type { DraftSaver, SaveState } from './draft-saver.ts';
import type { AnswerDraft, ItemDrafts, Questions } from './item-drafts.ts';

type Props<Item extends AnswerDraft, Asked extends Questions> = Pick<
  ComponentProps<typeof ConflictPanel<Item, Asked>>,
  'items' | 'latest' | 'renderAnswers' | 'onRefresh'
> & {
  /** What is answered, e.g. `work`. */
  name: string;
  draft: {
    readonly drafts: ItemDrafts<Item>;
    readonly saver: Pick<DraftSaver<Item, object>, 'overwrite' | 'discard'>;
    readonly saveState: SaveState;
    readonly isReadOnly: boolean;
    readonly takeOver: () => Promise<void>;
  };
  /** Shown once no more answers are taken. */
  closedNotice: ReactNode;
  onReload: (beforeOpen?: () => void) => void;
};

/** Says why the answers are not saved, and what the member can do. */
export function DraftNotices<Item extends AnswerDraft, Asked extends Questions>(props: Props<Item, Asked>) {
  const { name, draft, closedNotice, onReload, ...compared } = props;
  const { drafts, saver, saveState, isReadOnly, takeOver } = draft;
  return (
    <>
      {isReadOnly && (
        <Alert
          tone="locked"
          role="status"
          title={`This ${name} is open in another tab`}
          action={<Button onClick={() => void takeOver().then(() => onReload())}>Continue here</Button>}
        >
          You can read it here. If you continue here, the other tab saves and stops.
        </Alert>
      )}
      {saveState.kind === 'closed' && closedNotice}
      {saveState.kind === 'conflict' && (
        <ConflictPanel
          {...compared}
          drafts={drafts}
          conflict={saveState}
          onKeepThis={(version, changed) => saver.overwrite(version, changed)}
          onUseOther={() => onReload(() => saver.discard())}
        />
      )}
    </>
  );
}
