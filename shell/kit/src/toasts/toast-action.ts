/** The function of the visible toast's action. It is not data, so the store cannot keep it. */
let current: { readonly id: string; readonly run: (() => void) | undefined } | undefined;

/** Remembers the action of a toast, which replaces that of the previous one. */
export function setToastAction(id: string, run: (() => void) | undefined): void {
  current = { id, run };
}

/** Runs the action of a toast, once. */
export function runToastAction(id: string): void {
  if (current?.id !== id) return;
  const { run } = current;
  current = undefined;
  run?.();
}
