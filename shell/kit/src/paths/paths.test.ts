/**
 * @own-modules The paths of the console stay mounted at the root.
 */
import { mountAdminAtRoot, safeRedirectPath, paths } from '@platform/kit';

test.each([
  ['/dashboard/tasks?q=1#top', '/dashboard/tasks?q=1#top'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['/\t/evil.example', '/home'],
  ['/.//evil.example', '/home'],
  ['/..//evil.example', '/home'],
  ['/%2e//evil.example', '/home'],
  ['/.\\/evil.example', '/home'],
  ['/dashboard/..//evil.example', '/home'],
  ['/./\n/evil.example', '/home'],
  ['/dashboard//tasks', '/dashboard//tasks'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  ['dashboard', '/home'],
  [null, '/home'],
])('redirects next=%s to %s after login', (next, path) => {
  expect(safeRedirectPath(next, '/home')).toBe(path);
});

test('puts the return path into the URL of the login page', () => {
  expect(paths.login('/blueprint/2?tab=a')).toBe('/login?next=%2Fblueprint%2F2%3Ftab%3Da');
});

test('puts a page that the console declares where the console is', () => {
  expect(paths.admin.page('reports/:id')).toBe('/dashboard/admin/reports/:id');
  mountAdminAtRoot();
  expect(paths.admin.page('reports/:id')).toBe('/reports/:id');
});
