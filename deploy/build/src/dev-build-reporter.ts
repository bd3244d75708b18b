import { stripVTControlCharacters } from 'node:util';

/** Tells the developer why an app does not build, and when it builds again. */
export type BuildReporter = {
  /** Reports the problem of a build; the same problem only once. */
  readonly report: (problem: string) => void;
  /** Reports that the app builds again, if it did not before. */
  readonly clear: () => void;
  /** Returns the current problem, for the page that is shown before the first good build. */
  readonly problem: () => string | undefined;
};

/** @param notify passes a message to the terminal of `npm run dev`: the output of this process goes to a log file */
export function createBuildReporter(app: string, notify: (message: string) => void): BuildReporter {
  let current: string | undefined;
  return {
    report(text) {
      const problem = stripVTControlCharacters(text).trim();
      if (problem === current) return;
      current = problem;
      notify(`${app} does not build; its last good build stays in place:\n${problem}`);
    },
    clear() {
      if (current !== undefined) notify(`${app} builds again.`);
      current = undefined;
    },
    problem: () => current,
  };
}
