/** @jest-environment node */
import { createSnapshotComposer, type Snapshot } from './snapshot-composer.ts';
import { ReleaseError } from './render-process/release-error.ts';
import type { RenderJob } from './render-process/render-job.ts';
import type * as renderProcess from './render-process/render-process.ts';
import { createRemoteCode, createTestStore, type TestStore } from './testing/releases.factory.ts';

/** Which jobs fail, as those of a machine that is out of memory do. */
let isFailing: (job: RenderJob) => boolean;

jest.mock('./render-process/render-process.ts', () => {
  const actual = jest.requireActual<typeof renderProcess>('./render-process/render-process.ts');
  return {
    ...actual,
    renderInProcess: (...args: Parameters<typeof actual.renderInProcess>) =>
      isFailing(args[1])
        ? Promise.reject(new ReleaseError('it used too much memory'))
        : actual.renderInProcess(...args),
  };
});

let store: TestStore;
beforeEach(() => {
  isFailing = () => false;
  store = createTestStore();
  store.promoteAll();
});
afterEach(() => store.remove());

const isMarketing = ({ remote }: RenderJob) => remote?.name === 'mf-marketing';
const isShell = ({ remote }: RenderJob) => !remote;

function promoteOtherMenu(): void {
  store.publish('mf-dashboard', '1.1.0', createRemoteCode({ path: '/dashboard', nav: 'Board' }));
  store.promote({ 'mf-dashboard': '1.1.0' });
}

function describeSnapshot({ manifests, prerendered }: Snapshot) {
  const { body = '' } = prerendered.pages.get('/')?.guest.rendered ?? {};
  return {
    versions: manifests.remotes.map(({ name, release }) => `${name} ${release.version}`),
    failed: manifests.failed,
    menu: /^page \/ guest (\S+)/.exec(body)?.[1],
  };
}

test('renders a page again for another menu that failed once', async () => {
  const composer = createSnapshotComposer(store.createContext());
  await composer.compose();
  promoteOtherMenu();
  let failures = 1;
  isFailing = (job) => isMarketing(job) && failures-- > 0;

  expect(describeSnapshot(await composer.compose())).toEqual({
    versions: ['mf-marketing 1.0.0', 'mf-dashboard 1.1.0'],
    failed: {},
    menu: 'HOME,BOARD',
  });
});

test.each([
  ['a remote', 'mf-marketing', isMarketing],
  ['the shell', 'shell', isShell],
])(
  'keeps %s and what was served with it if it cannot be rendered with a new menu, and tries again',
  async (_, app, fails) => {
    const composer = createSnapshotComposer(store.createContext());
    await composer.compose();
    promoteOtherMenu();
    isFailing = fails;

    expect(describeSnapshot(await composer.compose())).toEqual({
      versions: ['mf-marketing 1.0.0', 'mf-dashboard 1.0.0'],
      failed: { 'mf-dashboard': { version: '1.1.0', reason: `${app} cannot be rendered with its menu` } },
      menu: 'HOME,DASHBOARD',
    });
    isFailing = () => false;
    expect(composer.forgetFailures()).toBe(true);
    expect(describeSnapshot(await composer.compose())).toMatchObject({ failed: {}, menu: 'HOME,BOARD' });
    expect(composer.forgetFailures()).toBe(false);
  },
);

test('keeps the pages of before if a menu has gone and they cannot be rendered, and tries again', async () => {
  const composer = createSnapshotComposer(store.createContext());
  await composer.compose();
  store.retire('mf-dashboard');
  isFailing = isMarketing;

  const versions = ['mf-marketing 1.0.0'];
  expect(describeSnapshot(await composer.compose())).toEqual({
    versions,
    failed: {},
    menu: 'HOME,DASHBOARD',
  });
  isFailing = () => false;
  expect(composer.forgetFailures()).toBe(true);
  expect(describeSnapshot(await composer.compose())).toEqual({ versions, failed: {}, menu: 'HOME' });
  expect(composer.forgetFailures()).toBe(false);
});
