import { findMenuProblems } from './menu.ts';

const ROUTES = ['/reports', '/reports/:id'];
const ENTRY = { menu: 'header', label: 'Reports', path: '/reports', order: 10 };

it.each([
  [[]],
  [[ENTRY, { ...ENTRY, targetPath: '/reports/all', icon: 'document', administratorsOnly: true }]],
  [[{ ...ENTRY, path: '/reports?about=all#top', newField: 'of a newer kit' }]],
  [[{ ...ENTRY, path: '/support', targetPath: '/reports/1' }]],
])('accepts the menu %j', (nav) => {
  expect(findMenuProblems(nav)).toEqual([]);
  expect(findMenuProblems(nav, { routes: ROUTES })).toEqual([]);
  expect(findMenuProblems(nav, { routes: ROUTES, menus: ['header'] })).toEqual([]);
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
  [[ENTRY, { ...ENTRY, path: '/support' }], 'a menu whose entry 2 leads to no page of the remote'],
  [[{ ...ENTRY, menu: 'top' }], 'a menu whose entry 1 is in a menu that the shell does not have'],
  [Array.from({ length: 51 }, () => ENTRY), 'a menu with more than 50 entries'],
  [[{ ...ENTRY, newField: 'x'.repeat(16_384) }], 'a menu of more than 16384 characters'],
])('rejects the menu %j', (nav, problem) => {
  expect(findMenuProblems(nav, { routes: ROUTES, menus: ['header'] })).toEqual([problem]);
});
