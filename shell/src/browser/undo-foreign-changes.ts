/**
 * Undoes what a translation or an extension has changed in the page since it was served. With a node more or less,
 * React would log an error and build the page anew, without what was typed.
 *
 * @returns whether there was such a change
 */
export function undoForeignChanges(): boolean {
  const changes = globalThis.pageStart?.takeChanges?.() ?? [];
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
  return changes.length > 0;
}
