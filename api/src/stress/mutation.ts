/** A fault that is put into the source on purpose, and where tests are to notice it. */
export type Mutation = {
  /** What no longer holds, as the page says it. */
  readonly broken: string;
  /** The line of the page: a number of `docs/money.md` or `docs/security.md`. */
  readonly line: number;
  readonly edits: readonly Edit[];
  /** Test files from `api/src/` that are run; those that prove the line. */
  readonly tests: readonly string[];
};

/** A text that stands once in a file from `api/src/`, and what is put in its place. */
export type Edit = { readonly file: string; readonly search: string; readonly replacement: string };
