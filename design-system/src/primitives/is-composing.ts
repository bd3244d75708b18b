import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code of all keys that belong to an input method. */
const INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method that composes a word, as for Japanese, Chinese or Korean. Such an Enter ends
 * the word and means nothing else. Safari reports it after the end of the word.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  // Safari has nothing else that tells it.
  // oxlint-disable-next-line typescript/no-deprecated
  return native.isComposing || native.keyCode === INPUT_METHOD;
}
