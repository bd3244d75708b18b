/** @jest-environment node */
import { SAMPLE_OPERATOR } from '@platform/contracts';
import { MAX_CPU_S } from '@platform/releases/sandbox';
import type { LiveRemote } from '../../page-data.ts';
import { createRemoteCode, SHELL_CODE } from '../testing/releases.factory.ts';
import { ReleaseError } from './release-error.ts';
import type { RenderResult } from './render-job.ts';
import { renderInProcess } from './render-process.ts';

const NAME = 'mf-marketing';

function renderRemote(code: string): Promise<RenderResult> {
  const live: LiveRemote = {
    version: '1.0.0',
    contract: 1,
    entry: 'https://marketing.example.org/1.0.0/entry.js',
    integrity: 'sha384-x',
    container: 'container',
    paths: [],
    exposed: [],
    pageFiles: [],
    nav: [],
  };
  return renderInProcess(
    { file: 'shell.cjs', code: SHELL_CODE },
    {
      remote: { name: NAME, bundle: { file: 'remote.cjs', code } },
      registry: { revision: 1, shellVersion: '1.0.0', sections: {}, remotes: { [NAME]: live } },
      origin: 'https://www.example.org',
      operator: SAMPLE_OPERATOR,
    },
  );
}

/** Returns the text of the one page, which `render` returns. */
async function renderText(render: string): Promise<string> {
  const { pages, problems } = await renderRemote(createRemoteCode({ render }));
  return problems[0]?.error ?? pages['/']?.guest.rendered.body ?? 'no page';
}

test('returns routes, menu and pages of a remote, rendered with its menu', async () => {
  const { description, pages, problems } = await renderRemote(createRemoteCode());

  expect(description).toEqual({
    pages: [{ id: 'page', path: '/', handle: { prerender: true } }],
    nav: [{ menu: 'header', label: 'Home', path: '/', order: 1 }],
  });
  expect(pages['/']?.guest.isComplete).toBe(true);
  expect(pages['/']?.guest.rendered.body).toMatch(/^page \/ guest HOME text /);
  expect(pages['/']?.member.rendered.body).toMatch(/^page \/ member HOME text /);
  expect(problems).toEqual([]);
});

test('serves a page that throws as a layout, and reports it', async () => {
  const { pages, problems } = await renderRemote(
    createRemoteCode({ render: `throw new Error('broken page')` }),
  );

  expect(pages['/']?.guest.isComplete).toBe(false);
  expect(problems[0]).toEqual({ path: '/', error: expect.stringContaining('Error: broken page') as string });
});

const LOOP = 'for (;;);';
const ALLOCATE = 'const all = []; for (;;) all.push(new Array(100_000).fill(all));';
const BUFFERS = 'const all = []; for (;;) all.push(new Uint8Array(50_000_000).fill(1));';
const WAIT = 'return new Promise(() => {});';

describe('a release is rejected that', () => {
  test.each([
    ['loops for ever', LOOP, `it used more than ${MAX_CPU_S} s of processor time`, ''],
    [
      'loops for ever in promises',
      createRemoteCode({ render: 'return (async () => { for (;;) await undefined; })();' }),
      `it used more than ${MAX_CPU_S} s`,
      '',
    ],
    ['allocates objects without end', ALLOCATE, 'it used too much memory', 'heap'],
    [
      'waits for ever',
      createRemoteCode({ render: WAIT }),
      'its code failed',
      'it waited for more than 1000 ms',
    ],
    ['throws', `throw new Error('broken bundle')`, 'its code failed', 'broken bundle'],
    ['throws what is no error', 'throw null', 'its code failed', 'null'],
    ['exits', 'process.exit(0)', 'its code failed', 'process is not defined'],
    ['exports nothing', '', 'its code failed', 'does not export a remote'],
    ['has no routes', 'exports.remote = { nav: [] }', 'its code failed', 'TypeError'],
    [
      'has a path that is no text',
      'exports.remote = { nav: [], routes: [{ path: 1 }] }',
      'its code failed',
      'TypeError',
    ],
    [
      'has a menu that is no list',
      `exports.remote = { nav: 'menu', routes: [] }`,
      'its code failed',
      'TypeError',
    ],
    [
      'has a menu that a layout cannot show',
      createRemoteCode().replace('"Home"', '1'),
      'its code failed',
      'toUpperCase',
    ],
    [
      'has a link to a script',
      createRemoteCode().replace('path: "/", order', 'path: "javascript:alert(1)", order'),
      'its routes or its menu have the wrong shape',
      'slash',
    ],
    ...['/Admin', '/admin?', '/:x?', '/*', '/tasks/:x/((a+)+)+b', 'admin'].map((path) => [
      `has the route ${path}`,
      createRemoteCode({ nav: 'Home' }).replace('path: "/", handle', `path: "${path}", handle`),
      'its routes or its menu have the wrong shape',
      'not paths like /reports/:id',
    ]),
    [
      'has a menu that is too large for every page',
      createRemoteCode().replace('"Home"', '"x".repeat(100_000)'),
      'its routes or its menu have the wrong shape',
      '"label" of 1 to 80 characters',
    ],
    ['is no JavaScript', '}', 'its code failed', 'SyntaxError'],
  ])('%s', async (_, code, message, cause) => {
    const error = await renderRemote(code).catch((caught: unknown) => caught);

    expect(error).toBeInstanceOf(ReleaseError);
    expect((error as Error).message).toContain(message);
    expect(String((error as Error).cause)).toContain(cause);
  });

  test('fills buffers without end', async () => {
    await expect(renderRemote(BUFFERS)).rejects.toBeInstanceOf(ReleaseError);
  });
});

describe('the code of a release', () => {
  test.each([
    ['has no process', 'return [typeof process, typeof globalThis.process]', 'undefined,undefined'],
    [
      'reads no file',
      `return require('fs').readFileSync('/etc/passwd')`,
      'fs is not available to server bundles',
    ],
    [
      'starts no process',
      `return require('node:child_process').execSync('id')`,
      'node:child_process is not available',
    ],
    ['opens no connection', `return require('net').connect(80)`, 'net is not available'],
    ['fetches nothing', 'return [typeof fetch, typeof WebSocket]', 'undefined,undefined'],
    [
      'imports nothing',
      `return import('node:fs').then(() => 'imported')`,
      'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING',
    ],
    ['runs no text', `return (() => {}).constructor('return 1')()`, 'EvalError'],
    ['runs no text through a host object', `return URL.constructor('return process')()`, 'EvalError'],
    ['gets the shared packages', `return require('react').version`, 'shared'],
    ['gets nothing that objects inherit', `return require('constructor')`, 'constructor is not available'],
  ])('%s', async (_, render, text) => {
    expect(await renderText(render)).toContain(text);
  });
});
