import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTICE_KIND_NAMES } from '@platform/contracts';

const SOURCES = join(import.meta.dirname, '../..');
const FILES = globSync('**/*.ts', { cwd: SOURCES })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

/** Emails without a notice: the recipient has just asked for them, or has no account. */
const MAILS_ON_REQUEST = [
  'modules/auth/accounts.service.ts',
  'modules/auth/profile/profile.service.ts',
  'modules/auth/recovery/confirmation-links.service.ts',
  'modules/auth/recovery/login-links.service.ts',
  'modules/auth/recovery/recovery.service.ts',
  'modules/referrals/referrals.service.ts',
  'modules/support/support.reviews.ts',
  'modules/support/support.service.ts',
];

test('every kind of notice is announced somewhere', () => {
  const sources = FILES.map(({ text }) => text).join('\n');
  expect(NOTICE_KIND_NAMES.filter((kind) => !sources.includes(`'${kind}'`))).toEqual([]);
});

test('every mail is one about a kind of notice, or one that was asked for', () => {
  const senders = FILES.filter(({ text }) => /\boutbox\.queue\(/.test(text)).map(({ file }) => file);
  const others = senders.filter((file) => !file.startsWith('modules/notices/'));
  expect(others.sort()).toEqual(MAILS_ON_REQUEST);
});
