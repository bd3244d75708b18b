import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { publish, readRegistry } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { parse } from 'yaml';
import { ROOT } from './workspaces.ts';

type Step = { readonly id?: string; readonly run?: string; readonly env?: Readonly<Record<string, string>> };
type Job = {
  readonly concurrency?: { readonly group: string };
  readonly strategy?: object;
  readonly steps: readonly Step[];
};
type Workflow = {
  readonly concurrency?: unknown;
  readonly jobs: { readonly plan: Job; readonly release: Job };
};

const readWorkflow = (file: string): unknown =>
  parse(readFileSync(join(ROOT, '.github/workflows', file), 'utf8'));
const WORKFLOW = readWorkflow('release.yml') as Workflow;
const { release } = WORKFLOW.jobs;

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'release-workflow-'));
const store = join(folder, 'store');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A stand-in for npm: passes a command on to the release tool, and has a build ready when one is published. */
const NPM = `#!/bin/sh
while [ "$1" != "--" ]; do shift; done
shift
command=$1 app=$2
shift 2
[ "$command" = publish ] && set -- "$BUILD" "$@"
exec '${process.execPath}' '${join(import.meta.dirname, 'release.ts')}' "$command" "$app" "$@"
`;

/** Runs the steps that publish and promote, as a run of the workflow does on sources that build to `build`. */
async function releaseSources(build: string): Promise<void> {
  const output = join(folder, 'output');
  writeFileSync(output, '');
  writeFileSync(join(folder, 'npm'), NPM, { mode: 0o755 });
  const variables = {
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    RELEASE_STORE: store,
    BUILD: build,
    APP: 'mf-admin',
    REASON: 'test',
    GITHUB_OUTPUT: output,
  };
  for (const step of release.steps.filter((step) => step.run?.includes('npm run'))) {
    const [, version = ''] = /^version=(.*)$/m.exec(readFileSync(output, 'utf8')) ?? [];
    const env = { ...variables, ...(step.env?.VERSION !== undefined && { VERSION: version }) };
    // The test has no browser.
    await run('bash', ['-e', '-c', step.run!.replace('--browser', '')], { env });
  }
}

function createBuild(version: string, builtAt: string): string {
  const build = join(folder, version);
  writeRelease(build, { app: 'mf-admin', version, builtAt });
  return build;
}

it('makes the sources of a run live, also after a revert, and with a newer version that is only published', async () => {
  const first = createBuild('1.0.0-a', '2026-03-01T00:00:00Z');
  const readLive = () => readRegistry(store).apps['mf-admin']?.version;
  await releaseSources(first);
  expect(readLive()).toBe('1.0.0-a');
  await releaseSources(createBuild('1.0.0-b', '2026-03-02T00:00:00Z'));
  expect(readLive()).toBe('1.0.0-b');
  publish(store, createBuild('1.0.0-c', '2026-03-03T00:00:00Z'), 'release');
  await releaseSources(first);
  expect(readLive()).toBe('1.0.0-a');
});

it('releases after a push only what the plan names and whose version was raised', async () => {
  const repository = join(folder, 'repository');
  const output = join(folder, 'plan-output');
  const raise = (part: string) => {
    mkdirSync(join(repository, part), { recursive: true });
    writeFileSync(join(repository, part, ['CHANGELOG', 'md'].join('.')), part);
  };
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '["shell","mf-admin"]'\n`, { mode: 0o755 });
  mkdirSync(repository, { recursive: true });
  const git = (...args: readonly string[]) =>
    run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: repository });
  await git('init', '--quiet');
  await git('commit', '--quiet', '--allow-empty', '--message', 'first');
  const before = (await git('rev-parse', 'HEAD')).stdout.trim();
  for (const part of ['mf-admin', 'mf-dashboard', 'api']) raise(part);
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'versions');

  const plan = async (event: string) => {
    writeFileSync(output, '');
    const env = {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      ...{ GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: output, BEFORE: before },
    };
    const step = WORKFLOW.jobs.plan.steps.find(({ id }) => id === 'plan');
    await run('bash', ['-e', '-c', step!.run!], { env, cwd: repository });
    return readFileSync(output, 'utf8').trim();
  };
  expect(await plan('push')).toBe('apps=["mf-admin"]');
  expect(await plan('workflow_dispatch')).toBe('apps=["shell","mf-admin"]');
});

it('opens the pages of each part before it is published, and every hour those of what others have published', () => {
  const commands = release.steps.flatMap(
    (step) => /release -- (?:publish|promote) .*/.exec(step.run ?? '') ?? [],
  );
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(command).toContain(' --browser ');
  const { on, jobs } = readWorkflow('check-releases.yml') as {
    on: { schedule: readonly { cron: string }[] };
    jobs: { check: Job };
  };
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
  expect(jobs.check.steps.at(-1)?.run).toBe('npm run release -- check --pending');
});

it('lets no part wait for another one, fail with it, or depend on its checks', () => {
  expect(WORKFLOW.concurrency).toBeUndefined();
  expect(release.concurrency?.group).toBe('release-${{ matrix.app }}');
  expect(release.strategy).toMatchObject({ 'fail-fast': false });
  const commands = JSON.stringify(WORKFLOW);
  expect(commands).not.toMatch(/npm run check|npm test(?! -w)/);
});
