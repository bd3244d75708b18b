import type { Effort } from '@platform/contracts';
import { useCallback, useRef, type ClipboardEvent, type SyntheticEvent } from 'react';

/**
 * Counts how many characters were typed, pasted and inserted. Only the counts: neither the text nor the keys are
 * recorded. Spread `handlers` on the element around the questions.
 */
export function useEffort(initial: Effort) {
  const counts = useRef(initial);

  const add = useCallback((field: keyof Effort, count: number) => {
    counts.current = { ...counts.current, [field]: counts.current[field] + count };
  }, []);

  return {
    getEffort: () => counts.current,
    addInserted: useCallback((count: number) => add('inserted', count), [add]),
    handlers: {
      onInput: ({ nativeEvent }: SyntheticEvent) => {
        const { inputType = '', data } = nativeEvent as Partial<InputEvent>;
        if (inputType === 'insertLineBreak') add('typed', 1);
        // Text from the clipboard is counted when it is pasted: not every browser gives it here.
        else if (inputType.startsWith('insert') && !inputType.startsWith('insertFrom'))
          add('typed', data?.length ?? 0);
      },
      onPaste: ({ clipboardData }: ClipboardEvent) => add('pasted', clipboardData.getData('text').length),
    },
  };
}
