/** A pattern with options, and texts that match and do not match it: PCRE in UTF mode, which MongoDB uses. */
type PatternRow = [pattern: string, options: string, matching: string[], other: string[]];

export const PATTERNS: PatternRow[] = [
  ['^ab', '', ['abc', 'ab'], ['xab', '\nab', 'Ab']],
  ['^ab', 'i', ['ABc', 'aB'], ['xab', 'a']],
  ['^ab$', '', ['ab', 'ab\n'], ['abc', 'ab\n\n', 'ab\r', 'ab\nc', 'xab']],
  ['^ab$', 'i', ['aB', 'AB\n'], ['abc', 'ab\n\n']],
  ['^k', 'i', ['\u212a', 'K'], ['c']],
  ['^ä$', 'i', ['Ä'], ['a', 'äx']],
  ['^😀', 'i', ['😀x'], ['x']],
  ['^a\\.b\\/c\\{\\$\\-', '', ['a.b/c{$-'], ['axb/c{$-']],
  ['^a\\.b', 'i', ['A.B'], ['axb']],
  ['^a\\nb\\r', '', ['a\nb\rc'], ['a nb r']],
  ['^', '', ['', 'x'], []],
  ['^$', 'i', ['', '\n'], ['x', '\n\n']],
];
