import type { Release } from './release-format.ts';
import type { Section } from './section.ts';
import { findOwnedPathProblems } from './owned-paths.ts';

function createRemote(app: string, section: Partial<Section>, routes: readonly string[] = []): Release {
  return {
    app,
    version: '1.0.0-a',
    contract: 1,
    builtAt: '2026-01-01T00:00:00Z',
    provided: {},
    required: {},
    section: { title: 'The page', visibility: 'members', ownedPaths: [], ...section },
    routes,
  };
}

const DASHBOARD = createRemote('mf-dashboard', { ownedPaths: ['/dashboard/*'] }, [
  '/dashboard',
  '/dashboard/tasks/:taskId/work',
]);
const ADMIN = createRemote('mf-admin', { ownedPaths: ['/dashboard/admin/*'] }, ['/dashboard/admin']);

it('accepts remotes that divide a prefix, with their routes', () => {
  expect(findOwnedPathProblems([DASHBOARD, ADMIN])).toEqual([]);
});

it('rejects a route outside the paths of its remote', () => {
  const remote = { ...DASHBOARD, routes: ['/dashboard', '/about'] };
  const marketing = createRemote('mf-marketing', { ownedPaths: ['/about'] });
  expect(findOwnedPathProblems([remote])).toEqual([
    'mf-dashboard 1.0.0-a has the route "/about", which is outside its own paths',
  ]);
  expect(findOwnedPathProblems([remote, marketing])).toEqual([
    'mf-dashboard 1.0.0-a has the route "/about", which is among the paths of mf-marketing',
  ]);
});

it('rejects paths that take a route away from another remote', () => {
  const other = createRemote('mf-other', { ownedPaths: ['/dashboard/tasks/*'] });
  expect(findOwnedPathProblems([DASHBOARD, other])).toEqual([
    'mf-dashboard 1.0.0-a has the route "/dashboard/tasks/:taskId/work", which is among the paths of mf-other',
  ]);
});

it.each([
  ['/dashboard/tasks/:taskId/work', '/dashboard/tasks/task-1/work', '/dashboard/tasks/task-1/work'],
  ['/dashboard/tasks/:taskId/work', '/dashboard/tasks/task-1/*', '/dashboard/tasks/task-1/work'],
  ['/dashboard/:page', '/dashboard/admin/*', '/dashboard/admin'],
  ['/dashboard/:area/:page', '/dashboard/admin/*', '/dashboard/admin/page'],
])('rejects a claim on a path that the route %s of another remote stands for: %s', (route, pattern, path) => {
  const owner = { ...DASHBOARD, routes: [route] };
  const other = createRemote('mf-other', { ownedPaths: [pattern] });
  const problem =
    `mf-other 1.0.0-a claims "${pattern}", which takes "${path}" from ` +
    `the route "${route}" of mf-dashboard 1.0.0-a`;
  expect(findOwnedPathProblems([owner, other])).toEqual([problem]);
  expect(findOwnedPathProblems([other, owner])).toEqual([problem]);
});

it.each([
  ['/dashboard/tasks/:taskId', '/dashboard/tasks/task-1/work'],
  ['/dashboard/tasks/:taskId/work', '/dashboard/tasks/task-1'],
  ['/dashboard/tasks/:taskId', '/dashboard/payouts/*'],
  ['/dashboard/admin/:page', '/*'],
])('accepts the route %s beside the claim of another remote on %s', (route, pattern) => {
  const section = { ownedPaths: ['/dashboard/*', '/dashboard/admin/*'] };
  const owner = createRemote('mf-dashboard', section, [route]);
  const other = createRemote('mf-other', { ownedPaths: [pattern] });
  expect(findOwnedPathProblems([owner, other]).filter((problem) => problem.includes('takes'))).toEqual([]);
});

it.each(['/dashboard/*', '/dashboard'])('rejects %s if another remote has /dashboard/*', (pattern) => {
  expect(findOwnedPathProblems([DASHBOARD, createRemote('mf-other', { ownedPaths: [pattern] })])).toContain(
    `mf-dashboard 1.0.0-a and mf-other 1.0.0-a both claim "${pattern}"`,
  );
});

it.each([
  '/*',
  'reports',
  '/Reports',
  '/reports/',
  '/reports*',
  '/a//b',
  '/:id',
  '/a/../b',
  '/robots.txt',
  '',
])('rejects the malformed pattern "%s"', (pattern) => {
  expect(findOwnedPathProblems([createRemote('mf-other', { ownedPaths: [pattern] })])).toEqual([
    `mf-other 1.0.0-a claims "${pattern}", which is not a path of lower-case letters, digits and hyphens like ` +
      '/reports or /reports/*',
  ]);
});

it.each(['/api/*', '/assets/x', '/healthz', '/404', '/admin'])('rejects the reserved path %s', (pattern) => {
  expect(findOwnedPathProblems([createRemote('mf-other', { ownedPaths: [pattern] })])).toEqual([
    `mf-other 1.0.0-a claims "${pattern}", which is reserved for the shell's server`,
  ]);
});

it.each([
  '/dashboard/Admin',
  '/dashboard/admin?',
  '/dashboard/*',
  '/dashboard/:page?',
  '/dashboard/tasks/:x/((a+)+)+b',
  '/dashboard/:',
  '/dashboard/task-:id',
  '/dashboard/',
  '/dashboard//tasks',
  `/dashboard/${'x'.repeat(200)}`,
])('rejects the route %s, which can stand for more than its text says', (route) => {
  const problems = findOwnedPathProblems([{ ...DASHBOARD, routes: [route] }, ADMIN]);
  expect(problems[0]).toBe(
    `mf-dashboard 1.0.0-a has the route "${route.slice(0, 200)}", which is not a path of lower-case letters, digits, ` +
      'hyphens and parameters like /reports/:id',
  );
  const onlyAdminMoves = findOwnedPathProblems([{ ...DASHBOARD, routes: [route] }, ADMIN], ['mf-admin']);
  expect(onlyAdminMoves.join()).not.toContain('lower-case');
});

it('rejects more routes than every page can list', () => {
  const routes = Array.from({ length: 201 }, (_, index) => `/dashboard/page-${index}`);
  expect(findOwnedPathProblems([{ ...DASHBOARD, routes }])).toEqual([
    'mf-dashboard 1.0.0-a has more than 200 routes',
  ]);
});

it('lets only a remote for everybody have the home page', () => {
  const createHome = (visibility: Section['visibility']) =>
    createRemote('mf-home', { visibility, ownedPaths: ['/'] }, ['/']);
  expect(findOwnedPathProblems([createHome('members')])).toEqual([
    'mf-home 1.0.0-a claims "/", which must be open to everybody',
  ]);
  expect(findOwnedPathProblems([createHome('everybody')])).toEqual([]);
});

it('rejects a remote without a section', () => {
  const { section: _section, routes: _routes, ...incomplete } = DASHBOARD;
  expect(findOwnedPathProblems([incomplete, ADMIN])).toEqual(['mf-dashboard 1.0.0-a has no section']);
});
