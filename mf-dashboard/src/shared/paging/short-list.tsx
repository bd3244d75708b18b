import { Button, VisuallyHidden } from '@platform/design-system';
import { useState } from 'react';

/** So many rows of 64 px leave the next group in view. */
const SHORT = 6;

type ShortList<Item> = {
  readonly shown: readonly Item[];
  readonly total: number;
  readonly isComplete: boolean;
  readonly toggle: () => void;
};

/** Returns the first rows of a list, or all of them once its reader has asked for them. */
export function useShortList<Item>(items: readonly Item[]): ShortList<Item> {
  const [isComplete, setComplete] = useState(false);
  return {
    shown: isComplete ? items : items.slice(0, SHORT),
    total: items.length,
    isComplete,
    toggle: () => setComplete(!isComplete),
  };
}

/** The button below a list of `useShortList`; nothing if all of it is shown anyway. */
export function ShowAllButton({ list, what }: { list: ShortList<unknown>; what: string }) {
  const { total, isComplete, toggle } = list;
  if (total <= SHORT) return null;
  return (
    <div>
      <Button size="compact" variant="quiet" onClick={toggle}>
        {isComplete ? `Show only ${SHORT}` : `Show all ${total}`}
        <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
