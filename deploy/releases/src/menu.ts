import { isObject, isString } from './release-format.ts';

/*
 * The menu of a remote is part of every page of the site, so one that is too large would keep the pages of all other
 * remotes from being rendered. The limits are several times what the platform's remotes have.
 */
const MAX_ENTRIES = 50;
const MAX_LABEL_LENGTH = 80;
const MAX_PATH_LENGTH = 200;
const MAX_NAME_LENGTH = 40;
/** Characters of the whole menu as JSON, with fields that only a newer shell knows. */
const MAX_LENGTH = 16_384;

/** A path of this site: not `//host`, which leads to another one. */
const PATH = /^\/(?![/\\])/;

/**
 * Lists what is wrong with the menu that a remote exports, as phrases like `a menu that is not a list`. They contain
 * nothing of the menu, whose texts can have any length.
 */
export function findMenuProblems(nav: unknown): string[] {
  if (!Array.isArray(nav)) return ['a menu that is not a list'];
  if (nav.length > MAX_ENTRIES) return [`a menu with more than ${MAX_ENTRIES} entries`];
  const problems = nav.flatMap((entry: unknown, index) =>
    findEntryProblems(entry).map((problem) => `a menu whose entry ${index + 1} ${problem}`),
  );
  if (problems.length > 0) return problems;
  return JSON.stringify(nav).length > MAX_LENGTH ? [`a menu of more than ${MAX_LENGTH} characters`] : [];
}

function findEntryProblems(entry: unknown): string[] {
  if (!isObject(entry)) return ['is not an object'];
  const { menu, label, path, targetPath, order, icon, administratorsOnly } = entry;
  return [
    !isName(menu) && 'has no "menu"',
    !isText(label, MAX_LABEL_LENGTH) && `has no "label" of 1 to ${MAX_LABEL_LENGTH} characters`,
    !isPath(path) && 'has no "path" that begins with one slash',
    targetPath !== undefined &&
      !isPath(targetPath) &&
      'has a "targetPath" that does not begin with one slash',
    !Number.isFinite(order) && 'has no "order"',
    icon !== undefined && !isName(icon) && 'has an "icon" that is not a name',
    administratorsOnly !== undefined && administratorsOnly !== true && 'has an "administratorsOnly" but true',
  ].filter((problem) => problem !== false);
}

function isPath(value: unknown): boolean {
  return isText(value, MAX_PATH_LENGTH) && PATH.test(value);
}

function isName(value: unknown): boolean {
  return isText(value, MAX_NAME_LENGTH);
}

function isText(value: unknown, maxLength: number): value is string {
  return isString(value) && value.length > 0 && value.length <= maxLength;
}
