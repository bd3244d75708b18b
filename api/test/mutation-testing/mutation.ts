/** A deliberate fault in the source, and the tests that should detect it. */
export type Mutation = {
  /** A description of the fault, as in the table of the docs. */
  readonly fault: string;
  /** The number of the violated requirement in `docs/money.md` or `docs/security.md`. */
  readonly requirement: number;
  readonly edits: readonly Edit[];
  /** The test files to run, relative to `api/src/`. */
  readonly tests: readonly string[];
};

/** A replacement in a file, relative to `api/src/`. The search text must occur exactly once. */
export type Edit = { readonly file: string; readonly search: string; readonly replacement: string };
