/** A test cannot run: the server lacks what it requires, or the runner does not know what it uses. */
export class NotCoveredError extends Error {}
