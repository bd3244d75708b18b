import { ownerOf, ownPath, paths } from '@platform/kit';

test.each([
  ['/', 'mf-marketing'],
  ['/login', 'mf-marketing'],
  ['/about/', 'mf-marketing'],
  ['/dashboard', 'mf-dashboard'],
  ['/dashboard/tasks', 'mf-dashboard'],
  ['/blueprint/7', 'mf-dashboard'],
  ['/dashboard/admin', 'mf-admin'],
  ['/dashboard/admin/verifications', 'mf-admin'],
  ['/dashboards', undefined],
  ['/loginx', undefined],
  ['/about/us', undefined],
  ['/nowhere', undefined],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

test.each([
  ['/dashboard/tasks?q=1#top', '/dashboard/tasks?q=1#top'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  ['dashboard', '/home'],
  [null, '/home'],
])('after signing in %s leads to %s', (next, path) => {
  expect(ownPath(next, '/home')).toBe(path);
});

test('a way back is part of the address of the sign-in page', () => {
  expect(paths.login('/blueprint/2?tab=a')).toBe('/login?next=%2Fblueprint%2F2%3Ftab%3Da');
});
