import { findMenuProblems } from './menu.ts';

const ENTRY = { menu: 'header', label: 'Reports', path: '/reports', order: 10 };

it.each([
  [[]],
  [[ENTRY, { ...ENTRY, targetPath: '/reports/all', icon: 'document', administratorsOnly: true }]],
  [[{ ...ENTRY, path: '/support?about=reports', newField: 'of a newer kit' }]],
])('accepts the menu %j', (nav) => {
  expect(findMenuProblems(nav)).toEqual([]);
});

it.each([
  ['menu', 'a menu that is not a list'],
  [[null], 'a menu whose entry 1 is not an object'],
  [[ENTRY, { ...ENTRY, label: '' }], 'a menu whose entry 2 has no "label" of 1 to 80 characters'],
  [[{ ...ENTRY, label: 'x'.repeat(81) }], 'a menu whose entry 1 has no "label" of 1 to 80 characters'],
  [[{ ...ENTRY, menu: 'x'.repeat(41) }], 'a menu whose entry 1 has no "menu"'],
  [[{ ...ENTRY, path: 'reports' }], 'a menu whose entry 1 has no "path" that begins with one slash'],
  [[{ ...ENTRY, path: '//example.org' }], 'a menu whose entry 1 has no "path" that begins with one slash'],
  [[{ ...ENTRY, path: '/\\example.org' }], 'a menu whose entry 1 has no "path" that begins with one slash'],
  [
    [{ ...ENTRY, targetPath: 1 }],
    'a menu whose entry 1 has a "targetPath" that does not begin with one slash',
  ],
  [[{ ...ENTRY, order: '1' }], 'a menu whose entry 1 has no "order"'],
  [[{ ...ENTRY, icon: {} }], 'a menu whose entry 1 has an "icon" that is not a name'],
  [[{ ...ENTRY, administratorsOnly: 'no' }], 'a menu whose entry 1 has an "administratorsOnly" but true'],
  [Array.from({ length: 51 }, () => ENTRY), 'a menu with more than 50 entries'],
  [[{ ...ENTRY, newField: 'x'.repeat(16_384) }], 'a menu of more than 16384 characters'],
])('rejects the menu %j', (nav, problem) => {
  expect(findMenuProblems(nav)).toEqual([problem]);
});
