import { moveFocus } from '@platform/design-system';
import { useEffect } from 'react';

/**
 * Moves the focus to the heading once the data of a screen has loaded. On navigation the layout focuses the heading,
 * or `main` while there is no heading yet; nothing happens if the user has moved the focus in the meantime.
 */
export function useFocusLoadedHeading(isLoaded: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    if (!isLoaded || activeElement?.tagName !== 'MAIN') return;
    moveFocus(activeElement.querySelector('h1'));
  }, [isLoaded]);
}
