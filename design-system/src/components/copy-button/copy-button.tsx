import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons/icons.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden.ts';
import { Button } from '../button/button.tsx';

type Props = Omit<ComponentPropsWithRef<typeof Button>, 'children' | 'asChild' | 'onClick' | 'aria-label'> & {
  /** The text that goes to the clipboard. */
  text: string;
  /** Names the text for screen readers, after "Copy": `the reference`. Needed where a page has several of these. */
  label?: string;
};

/** How long the button says "Copied" (docs/specification.md#4-states-and-transitions). */
const CONFIRMATION_MS = 2000;

type State = 'idle' | 'copied' | 'blocked';

const TEXTS: Record<State, string> = { idle: 'Copy', copied: 'Copied', blocked: 'Copying is blocked' };

/** Copies a text to the clipboard and says so, to screen readers too. Show the text itself next to the button. */
export function CopyButton({ text, label, size = 'compact', ...rest }: Props) {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('blocked'); // The clipboard needs HTTPS and a permission.
    }
  }

  return (
    <>
      <Button size={size} aria-label={getName(state, label)} onClick={() => void copy()} {...rest}>
        {state === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        {TEXTS[state]}
      </Button>
      <VisuallyHidden role="status">{state !== 'idle' && getName(state, label)}</VisuallyHidden>
    </>
  );
}

/** Names what is copied, because a page has several of these buttons. The name begins with the shown text. */
function getName(state: State, label: string | undefined): string {
  if (label === undefined) return TEXTS[state];
  return state === 'blocked' ? `${TEXTS.blocked}: ${label}` : `${TEXTS[state]} ${label}`;
}
