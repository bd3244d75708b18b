/** A focused element and its ancestors, innermost first, to find a fallback once the element is removed. */
type FocusPath = { readonly element: HTMLElement; readonly ancestors: readonly Ancestor[] };
/** An ancestor, and the index of the child that leads to the element. */
type Ancestor = { readonly parent: Element; readonly index: number };

/**
 * Keeps the keyboard position in the page. When a focused button is disabled while it works, or is removed with its row
 * or card, the browser drops focus, and the next Tab starts at the top of the page. This function returns focus to the
 * button once it is enabled again, or moves it to the element that took the removed one's position.
 *
 * @param page the element around the page's content; dialogs are outside, and closing one restores focus inside
 * @returns a function that stops watching
 */
export function restoreFocus(page: HTMLElement): () => void {
  const document = page.ownerDocument;
  let last: FocusPath | undefined;
  let lastInPage: FocusPath | undefined;
  let frame = 0;

  function rememberFocus({ target }: FocusEvent): void {
    last = target instanceof HTMLElement ? recordPath(target) : undefined;
    if (!last || page.contains(last.element)) lastInPage = last;
  }

  /** A press outside the focused element removes focus on purpose, so there is nothing to restore. */
  function forgetOnPress({ target }: Event): void {
    if (!(target instanceof Node && last?.element.contains(target))) last = lastInPage = undefined;
  }

  function restoreIfLost(): void {
    if (document.activeElement !== document.body) return;
    if (last?.element.isConnected) focusOn(last.element);
    else {
      focusOn(
        findFallback(last) ??
          (lastInPage?.element.isConnected ? lastInPage.element : findFallback(lastInPage)),
      );
    }
  }

  // One frame later the browser has dropped focus, and code that moves focus elsewhere has done so.
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(restoreIfLost);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', rememberFocus);
  document.addEventListener('pointerdown', forgetOnPress);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', rememberFocus);
    document.removeEventListener('pointerdown', forgetOnPress);
  };
}

function recordPath(element: HTMLElement): FocusPath {
  const ancestors: Ancestor[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    if (parent === element.ownerDocument.body) break;
    ancestors.push({ parent, index: [...parent.children].indexOf(child) });
  }
  return { element, ancestors };
}

/** Finds the element now at the position of the innermost removed one; its parent if there is none. */
function findFallback(path: FocusPath | undefined): Element | undefined {
  const ancestor = path?.ancestors.find(({ parent }) => parent.isConnected);
  return ancestor && (ancestor.parent.children[ancestor.index] ?? ancestor.parent);
}

/** Focuses an element. A disabled button ignores this; the observer tries again when it is enabled. */
function focusOn(element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
