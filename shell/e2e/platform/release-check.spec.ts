import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publish, readRegistry, releaseFolder } from '@platform/releases';
import { createBuild } from '../support/faulty-build.ts';
import { expect, test } from '../support/fixtures.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Each page has one fault that only a browser finds; the first has none. */
const PAGES = {
  '/about': `return React.createElement('h1', null, 'A page without a fault')`,
  '/services': `React.useEffect(() => console.warn('a warning')); return React.createElement('h1', null, 'Page')`,
  '/faq': `React.useEffect(() => void setTimeout(() => { throw new Error('a late error'); }));
    return React.createElement('h1', null, 'Page')`,
  '/privacy': `React.useEffect(() => { new Image().src = 'https://elsewhere.example/'; });
    return React.createElement('h1', null, 'Page')`,
  '/terms': `return React.createElement('h1', null, React.createElement('img', { src: 'data:,' }), 'Page')`,
  '/cookies': `return React.useFoo()`,
  '/support': `React.useEffect(() => void setTimeout(() => { throw new Error('after three seconds'); }, 3100));
    return React.createElement('h1', null, 'Page')`,
  '/learn': `React.useEffect(() => location.assign('/about')); return React.createElement('h1', null, 'Page')`,
  '/login': `return React.createElement(React.Fragment, null,
    React.createElement('h1', null, 'Page'), React.createElement('pre', null, 'wide'.repeat(99)))`,
};
/** Its server process waits for ever. */
const ENDLESS = { '/about': `React.use(new Promise(() => {})); return null` };

/** Runs the release tool, and returns the problems that it finds. */
async function findProblems(store: string, ...args: readonly string[]): Promise<string> {
  const tool = run(process.execPath, ['deploy/launcher/src/release.ts', ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, RELEASE_STORE: store, NO_COLOR: '1' },
  });
  return tool.then(
    () => 'no problem was found',
    (error: unknown) => (error as { stderr: string }).stderr,
  );
}

test('the release tool opens every page of a release in a browser and says what is wrong with it', async ({
  platform,
}) => {
  test.slow();
  const store = join(platform.dataFolder, 'releases');
  const build = createBuild(store, '1.0.0-faults', PAGES);
  try {
    const stderr = await findProblems(store, 'check', 'mf-marketing', build, '--browser');
    const find = (path: string) =>
      stderr.split('\n').filter((line) => line.includes(`1.0.0-faults: ${path} `));
    expect(find('/about'), stderr).toEqual([]);
    expect(find('/services')).toEqual([expect.stringContaining('writes to the console: a warning')]);
    expect(find('/faq')).toEqual([expect.stringContaining('has an uncaught error: a late error')]);
    expect(find('/privacy')).toContainEqual(
      expect.stringContaining('violates the content security policy: img-src https://elsewhere.example/'),
    );
    expect(find('/terms')).toContainEqual(
      expect.stringContaining('violates the accessibility rule image-alt'),
    );
    expect(find('/cookies')).toContainEqual(
      expect.stringContaining('is not rendered by the server: TypeError: React.useFoo is not a function'),
    );
    expect(find('/support')).toEqual([expect.stringContaining('has an uncaught error: after three seconds')]);
    expect(find('/learn')).toContainEqual(expect.stringMatching(/leaves for http.*\/about$/));
    expect(find('/login')).toEqual([expect.stringContaining('px wide on a phone of 360 px')]);
  } finally {
    rmSync(build, { recursive: true });
  }
});

test('the release tool finds a page whose rendering never ends', async ({ platform }) => {
  const store = join(platform.dataFolder, 'releases');
  const build = createBuild(store, '1.0.0-endless', ENDLESS);
  try {
    expect(await findProblems(store, 'check', 'mf-marketing', build, '--browser')).toContain(
      'mf-marketing 1.0.0-endless: the shell cannot show it: its code failed',
    );
  } finally {
    rmSync(build, { recursive: true });
  }
});

test('a publish opens the pages before if it is asked to, and publishes no version with problems', async ({
  platform,
}) => {
  test.slow();
  const store = join(platform.dataFolder, 'releases');
  const build = createBuild(store, '1.0.0-noisy', { '/services': PAGES['/services'] });
  const problem = '1.0.0-noisy: /services writes to the console: a warning';
  try {
    const { revision, apps } = readRegistry(store);
    expect(await findProblems(store, 'publish', 'mf-marketing', build, '--browser')).toContain(problem);
    expect(existsSync(releaseFolder(store, 'mf-marketing', '1.0.0-noisy'))).toBe(false);
    expect(readRegistry(store)).toMatchObject({ revision, apps });
    expect(readRegistry(store).failedChecks?.['mf-marketing']).toContainEqual(
      expect.objectContaining({ version: '1.0.0-noisy', problems: [expect.stringContaining(problem)] }),
    );
    const [picture = ''] = readdirSync(join(store, 'failed-checks/mf-marketing/1.0.0-noisy'));
    const content = readFileSync(join(store, 'failed-checks/mf-marketing/1.0.0-noisy', picture));
    expect(content.subarray(1, 4).toString()).toBe('PNG');
  } finally {
    rmSync(build, { recursive: true });
  }
});

test('a promotion opens the pages without being asked, and a version whose page fails does not become live', async ({
  platform,
}) => {
  test.slow();
  const store = join(platform.dataFolder, 'releases');
  const build = createBuild(store, '1.0.0-unfit', { '/services': PAGES['/services'] });
  try {
    publish(store, build, 'release');
    const before = readRegistry(store).apps;
    expect(await findProblems(store, 'promote', 'mf-marketing', '1.0.0-unfit')).toContain(
      '1.0.0-unfit: /services writes to the console: a warning',
    );
    expect(readRegistry(store).apps).toEqual(before);
  } finally {
    rmSync(build, { recursive: true });
  }
});
