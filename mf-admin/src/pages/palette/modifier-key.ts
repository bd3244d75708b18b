/** Whether the keyboard has a Cmd key, as on Apple platforms. */
export function hasCmdKey(userAgent: string): boolean {
  return /Mac|iPhone|iPad/.test(userAgent);
}
