import { isObject, isString } from './release-format.ts';
import { findRoute } from './section.ts';

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

/** What the entries of a menu lead to and stand in. */
type Placement = {
  /** The routes of the remote. */
  readonly routes: readonly string[];
  /** The menus of the shell; one that does not name them has any. */
  readonly menus?: unknown;
};

/**
 * Lists what is wrong with the menu that a remote exports, as phrases like `a menu that is not a list`. They contain
 * nothing of the menu, whose texts can have any length.
 *
 * @param placement what a release is checked with; without them, any path and menu will do
 */
export function findMenuProblems(nav: unknown, placement?: Placement): string[] {
  if (!Array.isArray(nav)) return ['a menu that is not a list'];
  if (nav.length > MAX_ENTRIES) return [`a menu with more than ${MAX_ENTRIES} entries`];
  const describe = (find: (entry: unknown) => readonly string[]) =>
    nav.flatMap((entry: unknown, index) =>
      find(entry).map((problem) => `a menu whose entry ${index + 1} ${problem}`),
    );
  const problems = describe(findEntryProblems);
  if (problems.length > 0) return problems;
  const misplaced = placement ? describe((entry) => findPlaceProblems(entry as Entry, placement)) : [];
  if (misplaced.length > 0) return misplaced;
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

type Entry = { readonly menu: string; readonly path: string; readonly targetPath?: string };

/** A link must lead to a page of the remote: those of others come and go without it. */
function findPlaceProblems({ menu, path, targetPath }: Entry, { routes, menus }: Placement): string[] {
  const isOwn = (text = '') => findRoute(routes, text.replace(/[?#].*/, '')) >= 0;
  return [
    Array.isArray(menus) && !menus.includes(menu) && 'is in a menu that the shell does not have',
    !isOwn(path) && !isOwn(targetPath) && 'leads to no page of the remote',
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
