import { computeOwnedPaths } from './compute-owned-paths.ts';

test.each([
  [['/'], ['/']],
  [
    ['/', '/about'],
    ['/', '/about'],
  ],
  [
    ['/dashboard', '/dashboard/tasks', '/dashboard/tasks/:id', '/blueprint/:id'],
    ['/dashboard/*', '/blueprint/*'],
  ],
  [['/dashboard/admin', '/dashboard/admin/users', '/dashboard/admin/users/:id'], ['/dashboard/admin/*']],
  [['/reports/a/list', '/reports/a/all'], ['/reports/a/*']],
])('a remote with the routes %j owns %j', (routes, ownedPaths) => {
  expect(computeOwnedPaths(routes)).toEqual(ownedPaths);
});
