import { useLocation } from '@platform/kit/router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes a `<details>` menu on Escape (and returns the focus to its button), on a press outside and after a navigation.
 * The menu opens without any script.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [pathname]);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const menu = ref.current;
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target))
        ref.current.open = false;
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
    };
  }, []);

  return ref;
}
