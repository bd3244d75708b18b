/**
 * Speeds up `getComputedStyle` in jsdom, which compares every rule of every style sheet with an element; that took a
 * third of the processor time of page tests. A rule whose last part names a class or a tag that the element lacks is
 * skipped without a comparison. Must be loaded before jsdom.
 */
const { createRequire } = require('node:module');

const requireOfEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
// cspell:ignore Dont
const selectors = requireOfEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const NESTED = /\([^()]*\)|\[[^[\]]*\]/g;
/** @type {Map<string, { classes: string[], tag: string | undefined }[]>} by the text of a rule's selector */
const requirements = new Map();

selectors.matchesDontThrow = (element, selector) =>
  canMatch(element, selector) && matchesDontThrow(element, selector);

/** Whether one of a selector's alternatives names no class and no tag that an element lacks. */
function canMatch(element, selector) {
  // A rule without a selector, such as `@font-face`.
  if (selector === undefined) return true;
  let alternatives = requirements.get(selector);
  if (!alternatives) requirements.set(selector, (alternatives = readRequirements(selector)));
  const className = element.getAttributeNS(null, 'class') ?? '';
  return alternatives.some(
    ({ classes, tag }) =>
      (tag === undefined || tag === element._localName) && classes.every((name) => className.includes(name)),
  );
}

/** Lists what each alternative of a selector requires of the element itself, not of those around it. */
function readRequirements(selector) {
  let flat = selector;
  for (let text = ''; text !== flat;) [text, flat] = [flat, flat.replace(NESTED, '')];
  // Quotes, escapes and namespaces are left to the full comparison.
  if (/["'()[\]\\|]/.test(flat)) return [{ classes: [], tag: undefined }];
  return flat.split(',').map((alternative) => {
    const last =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
      tag: /^[a-z][\w-]*/.exec(last)?.[0],
    };
  });
}

module.exports = { canMatch };
