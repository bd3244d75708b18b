import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints parts of a page alone: while `isPrinted`, render `PrintedAlone`, and set `data-printed` on the parts. */
export function usePrintAlone(): { readonly isPrinted: boolean; readonly print: () => void } {
  const [isPrinted, setIsPrinted] = useState(false);
  const print = () => {
    addEventListener('afterprint', () => setIsPrinted(false), { once: true });
    // The browser takes its picture of the page at once.
    flushSync(() => setIsPrinted(true));
    globalThis.print();
  };
  return { isPrinted, print };
}
