const preset = require('../jest.preset.cjs').node;

/** remark and what it imports are ES modules, which Jest only runs when they are compiled too. */
const OF_REMARK =
  '(remark-parse|unified|mdast-util-|micromark|unist-util-|vfile|bail|ccount|character-entities|decode-named-character-reference|devlop|is-plain-obj|trough)';

module.exports = {
  ...preset,
  displayName: 'content',
  rootDir: __dirname,
  transformIgnorePatterns: [`/node_modules/(?!@platform/|${OF_REMARK})`],
};
