import { Button, MEDIA, SearchIcon, space } from '@platform/design-system';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { hasCmdKey } from './modifier-key.ts';

const CommandPalette = lazy(async () => {
  const { CommandPalette: Component } = await import(
    /* webpackChunkName: "command-palette" */ './command-palette.tsx'
  );
  return { default: Component };
});

/** Opens the command palette, as Ctrl+K or Cmd+K does. Its code is loaded then. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const showsCmdKey = useSyncExternalStore(
    subscribeToNothing,
    () => hasCmdKey(navigator.userAgent),
    () => false,
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k' || document.querySelector(OPEN_DIALOG)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Button
        size="compact"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={16} />
        <span>Search</span>
        <Keys aria-hidden="true">{showsCmdKey ? 'Cmd+K' : 'Ctrl+K'}</Keys>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A keyboard stays what it is. */
const subscribeToNothing = () => () => undefined;

/** An open dialog has the keyboard to itself. */
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

const Keys = styled.kbd`
  padding: 0 ${space(1.5)};
  border: 1px solid var(--line);
  border-radius: 4px;
  color: var(--muted);
  font-family: inherit;
  font-size: 0.75rem;
  line-height: 1.25rem;

  @media (hover: none) {
    display: none;
  }

  ${MEDIA.phone} {
    display: none;
  }
`;
