/**
 * Texts inside a selectable text that do not belong to it, such as the label of a mark, are in elements with this
 * attribute.
 */
const ASIDE = '[data-aside]';

/** Returns the offset in the text of a place in the document; `undefined` if it is outside of the root. */
export function offsetAt(root: HTMLElement, node: Node, offset: number): number | undefined {
  if (!root.contains(node)) return undefined;
  const pieces = root.querySelectorAll<HTMLElement>('[data-piece]');
  for (const piece of pieces) {
    if (piece.contains(node)) return Number(piece.dataset.piece) + lengthBefore(piece, node, offset);
  }
  // A triple click ends in the element that contains the pieces.
  const next = node.childNodes[offset];
  const following = [...pieces].find(
    (piece) => next !== undefined && (next === piece || isBefore(next, piece)),
  );
  if (following) return Number(following.dataset.piece);
  const last = pieces[pieces.length - 1];
  return last && Number(last.dataset.piece) + lengthBefore(last, last, last.childNodes.length);
}

function lengthBefore(piece: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(piece, 0);
  range.setEnd(node, offset);
  const before = range.cloneContents();
  for (const aside of before.querySelectorAll(ASIDE)) aside.remove();
  const isInAside = (node instanceof Element ? node : node.parentElement)?.closest(ASIDE);
  return isInAside ? textBefore(piece, isInAside) : before.textContent.length;
}

function textBefore(piece: HTMLElement, element: Element): number {
  return element.parentNode
    ? lengthBefore(piece, element.parentNode, [...element.parentNode.childNodes].indexOf(element))
    : 0;
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
