import type { SubmissionItem } from '@platform/contracts';
import { Checkbox, VisuallyHidden } from '@platform/design-system';
import { NEXT_ITEM_HINT } from '../../../content/work.content.ts';
import { KeysDialog } from '../../../shared/answers/keys-dialog.tsx';
import { hasLastAnswers } from './next-item.policy.ts';
import type { useNextItem } from './use-next-item.ts';

type Props = {
  isOpen: boolean;
  items: readonly SubmissionItem[];
  nextItem: ReturnType<typeof useNextItem>;
  onClose: () => void;
};

/** The sheet of keys with the switch that goes on by itself, and what is said when an item has gone on. */
export function WorkKeys({ isOpen, items, nextItem, onClose }: Props) {
  return (
    <>
      <KeysDialog isOpen={isOpen} items={items} onClose={onClose}>
        {hasLastAnswers(items) && (
          <Checkbox
            label="Next item after an answer"
            hint={NEXT_ITEM_HINT}
            checked={nextItem.isOn}
            onChange={({ target }) => nextItem.onToggle(target.checked)}
          />
        )}
      </KeysDialog>
      <VisuallyHidden role="status">{nextItem.announcement}</VisuallyHidden>
    </>
  );
}
