import type { ReviewComment } from '@platform/contracts';
import { createContext, type RefObject, use } from 'react';

/** What the frame of a question gives to its editor or reader. */
type PartContextValue = {
  /** The id of the heading with the prompt. */
  readonly headingId: string | undefined;
  /** The element around the question. */
  readonly section: RefObject<HTMLElement | null>;
  /** What a reviewer said about the question; only to read. */
  readonly comments: readonly ReviewComment[];
};

export const PartContext = createContext<PartContextValue>({
  headingId: undefined,
  section: { current: null },
  comments: [],
});

/** Returns the name of a group of controls: the heading with the prompt, or the prompt where there is no heading. */
export function useGroupName(prompt: string) {
  const { headingId } = use(PartContext);
  return headingId === undefined ? { 'aria-label': prompt } : { 'aria-labelledby': headingId };
}
