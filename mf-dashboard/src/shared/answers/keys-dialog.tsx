import { KeysSheet } from '@platform/annotation';
import { Dialog } from '@platform/kit/overlays';
import { Stack } from '@platform/design-system';
import type { ComponentProps, ReactNode } from 'react';
import type { Questions } from './item-drafts.ts';

/** The keys of a page with items that are answered one at a time. */
const ITEM_KEYS: ComponentProps<typeof KeysSheet>['pageKeys'] = [
  { keys: ['Enter'], action: 'Go to the next item' },
  { keys: ['Shift+Enter'], action: 'Go to the previous item' },
  { keys: ['N'], action: 'Go to the next item that is not done' },
];

type Props = {
  isOpen: boolean;
  items: readonly Questions[];
  onClose: () => void;
  /** Settings of the keys. */
  children?: ReactNode;
};

/** Lists the keys of the page and of the questions on it. */
export function KeysDialog({ isOpen, items, onClose, children }: Props) {
  const types = new Set(items.flatMap(({ parts }) => parts.map(({ type }) => type)));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Keys"
      description="They are off while you type into a field."
    >
      <Stack $gap={5}>
        {children}
        <KeysSheet types={[...types]} pageKeys={ITEM_KEYS} />
      </Stack>
    </Dialog>
  );
}
