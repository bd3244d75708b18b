/** Where the focus is, and what there is to fall back to: each element around it with the place it has in its own parent. */
type Place = { readonly element: HTMLElement; readonly way: readonly Step[] };
type Step = { readonly parent: Element; readonly index: number };

/**
 * Keeps the place of a reader without a mouse. A button that is disabled while it works, or goes away with its row or
 * card once its work is done, takes the focus with it, and the next key would begin at the top of the page. Here the
 * focus returns to the button when it can be used again, or goes to what stands in the place of what is gone.
 *
 * @param page the element around the page: outside of it are dialogs, which lead back into it
 * @returns the way to stop
 */
export function keepFocus(page: HTMLElement): () => void {
  const document = page.ownerDocument;
  let last: Place | undefined;
  let lastInPage: Place | undefined;
  let frame = 0;

  function onFocus({ target }: FocusEvent): void {
    last = target instanceof HTMLElement ? placeOf(target) : undefined;
    if (!last || page.contains(last.element)) lastInPage = last;
  }

  /** Whoever presses on nothing wants the focus nowhere. */
  function onPress({ target }: Event): void {
    if (!(target instanceof Node && last?.element.contains(target))) last = lastInPage = undefined;
  }

  function look(): void {
    if (document.activeElement !== document.body) return;
    if (last?.element.isConnected) focusOn(last.element);
    else focusOn(heirOf(last) ?? (lastInPage?.element.isConnected ? lastInPage.element : heirOf(lastInPage)));
  }

  // A frame later the browser has taken the focus away, and whoever wants it elsewhere has put it there.
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress);
  };
}

function placeOf(element: HTMLElement): Place {
  const way: Step[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    if (parent === element.ownerDocument.body) break;
    way.push({ parent, index: [...parent.children].indexOf(child) });
  }
  return { element, way };
}

/** What stands now where the innermost part stood that is gone; else what is around it. */
function heirOf(place: Place | undefined): Element | undefined {
  const step = place?.way.find(({ parent }) => parent.isConnected);
  return step && (step.parent.children[step.index] ?? step.parent);
}

/** Nothing happens while a button is disabled: it is tried again when it no longer is. */
function focusOn(element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
