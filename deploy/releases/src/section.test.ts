import { findRemoteFor, findRoute, type Sections } from './section.ts';

const SECTIONS: Sections = {
  'mf-dashboard': { title: '', visibility: 'members', ownedPaths: ['/dashboard/*', '/blueprint/*'] },
  'mf-admin': { title: '', visibility: 'administrators', ownedPaths: ['/dashboard/admin/*'] },
  'mf-marketing': { title: '', visibility: 'everybody', ownedPaths: ['/', '/login', '/about'] },
};

it.each([
  ['/', 'mf-marketing'],
  ['/login', 'mf-marketing'],
  ['/about/', 'mf-marketing'],
  ['/dashboard', 'mf-dashboard'],
  ['/dashboard/tasks', 'mf-dashboard'],
  ['/dashboard/tasks/w06-boxes/work', 'mf-dashboard'],
  ['/blueprint/7', 'mf-dashboard'],
  ['/dashboard/admin', 'mf-admin'],
  ['/dashboard/admin/verifications', 'mf-admin'],
  ['/dashboard/administrators', 'mf-dashboard'],
  ['/dashboards', undefined],
  ['/loginx', undefined],
  ['/about/us', undefined],
  ['/nowhere', undefined],
])('routes %s to %s', (path, remote) => {
  expect(findRemoteFor(path, SECTIONS)).toBe(remote);
});

it('does not depend on the order of the remotes', () => {
  const reversed = Object.fromEntries(Object.entries(SECTIONS).reverse());
  expect(findRemoteFor('/dashboard/admin', reversed)).toBe('mf-admin');
});

it.each([
  ['/dashboard/tasks', '/dashboard/tasks'],
  ['/dashboard/tasks/', '/dashboard/tasks'],
  ['/dashboard/new', '/dashboard/new'],
  ['/dashboard/7', '/dashboard/:id'],
  ['/dashboard/tasks/7/work', '/dashboard/tasks/:id/work'],
  ['/', '/'],
  ['/dashboard/tasks//work', undefined],
  ['/dashboard/tasks/7', undefined],
  ['/dashboard/tasks/7/work/8', undefined],
  ['/Dashboard/tasks', undefined],
])('finds the route of %s', (path, route) => {
  const routes = ['/', '/dashboard/:id', '/dashboard/new', '/dashboard/tasks', '/dashboard/tasks/:id/work'];
  expect(routes[findRoute(routes, path)]).toBe(route);
});
