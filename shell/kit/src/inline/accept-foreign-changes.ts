/**
 * Inline script of the head: keeps React working on a page that a browser translates or an extension changes. A
 * translation replaces each text node by a `font` element, and React goes on with the node that it had rendered: to
 * insert or remove something beside it throws (facebook/react#11538), and a new text never appears. So a call that
 * names a node which is elsewhere is carried out at what has taken its place, and a replaced text that changes returns
 * to the page, where it is translated again.
 */
export {};

const replacements = new WeakMap<Node, Element>();
const observer = new MutationObserver(handleChanges);
observer.observe(document, { childList: true, subtree: true });

const { insertBefore, removeChild } = Node.prototype as unknown as {
  readonly insertBefore: (this: Node, node: Node, reference: Node | null) => Node;
  readonly removeChild: (this: Node, child: Node) => Node;
};

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, reference: Node | null): T {
  return insertBefore.call(this, node, reference && findChild(this, reference)) as T;
};

Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
  const child = findChild(this, node);
  if (child) removeChild.call(this, child);
  return node;
};

/** Finds the child that is, contains or has replaced a node; `null` if the node has left the parent. */
function findChild(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  handleChanges(observer.takeRecords());
  let child: Node | null = replacements.get(node) ?? node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

function handleChanges(records: readonly MutationRecord[]): void {
  let parent: Node | undefined;
  let text: Node | undefined;
  let font: Element | undefined;
  for (const { type, target, removedNodes, addedNodes } of records) {
    if (type === 'characterData') restore(target);
    // What happens within the element of a translation says nothing about what it replaces.
    if (type === 'characterData' || target.nodeName === 'FONT') continue;
    // A translation replaces one text after the other; whether it inserts or removes first does not matter.
    if (target !== parent) {
      text = undefined;
      font = undefined;
    }
    parent = target;
    for (const node of removedNodes) if (node.nodeType === Node.TEXT_NODE && !node.isConnected) text = node;
    for (const node of addedNodes) {
      if (node.nodeName === 'FONT') font = node as Element;
      // React has moved a text that was replaced.
      else if (node.isConnected) replacements.get(node)?.remove();
    }
    if (!text || !font) continue;
    replacements.set(text, font);
    observer.observe(text, { characterData: true });
    text = undefined;
    font = undefined;
  }
}

/** Puts a text back that was replaced and has changed since. */
function restore(text: Node): void {
  if (!text.isConnected) replacements.get(text)?.replaceWith(text);
}
