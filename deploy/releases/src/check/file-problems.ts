import { listReleaseFiles, type ReleaseFile } from '../release-contents.ts';

/** Compares the files of a release folder with those that its build wrote. */
export function findFileProblems(folder: string, expected: Readonly<Record<string, ReleaseFile>>): string[] {
  const actual = listReleaseFiles(folder);
  const problems = Object.entries(expected).flatMap(([path, { sha384 }]) => {
    const file = Object.hasOwn(actual, path) ? actual[path] : undefined;
    if (!file) return [`${path} is missing`];
    return file.sha384 === sha384 ? [] : [`${path} has changed since it was built`];
  });
  const unlisted = Object.keys(actual).filter((path) => !Object.hasOwn(expected, path));
  return [...problems, ...unlisted.map((path) => `${path} is not a file of the build`)];
}
