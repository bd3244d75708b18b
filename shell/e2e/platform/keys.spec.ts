import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { MEMBER_PAGES } from '../support/member-pages.ts';
import { PUBLIC_PAGES } from '../support/public-pages.ts';

/** Nothing that a browser can get tells a right answer. What the API responds is searched by its own tests. */

/** Compressed copies hold the same, and pictures no text. */
const TEXT = /\.(js|css|html|json|txt|svg|webmanifest|xml)$/;

const PRINT_SECRETS = join(import.meta.dirname, '../../../content/test/print-secrets.ts');

let secrets: readonly string[];
test.beforeAll(() => {
  secrets = JSON.parse(execFileSync(process.execPath, [PRINT_SECRETS], { encoding: 'utf8' })) as string[];
  expect(secrets.length).toBeGreaterThan(1_000);
});

function findSecrets(name: string, text: string): string[] {
  return secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`);
}

test('no file of a release has a key in it', ({ platform }) => {
  const store = join(platform.dataFolder, 'releases');
  const files = readdirSync(store, { recursive: true, encoding: 'utf8' }).filter(
    (file) => TEXT.test(file) && file.includes('/browser/'),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => findSecrets(file, readFileSync(join(store, file), 'utf8')))).toEqual([]);
});

test('no rendered page has a key in it', async ({ context, platform, member }) => {
  expect(member.username).not.toBe('');
  const found: string[] = [];
  for (const path of [...PUBLIC_PAGES, ...MEMBER_PAGES]) {
    const response = await context.request.get(`${platform.address('shell')}${path}`);
    expect([path, response.ok()]).toEqual([path, true]);
    found.push(...findSecrets(path, await response.text()));
  }
  expect(found).toEqual([]);
});
