/** @jest-environment node */
import type { PageForm } from '@platform/kit';
import { createKeptFields } from './kept-fields.ts';

const FORM: PageForm = {
  endpoint: 'auth.register',
  fromQuery: { referralCode: ['ref', 'referral'] },
  kept: { referralCode: 'From {value}' },
};
const NAME = '__Host-form-referralCode';
const fields = createKeptFields({ production: true, port: 3000 });

const visit = (query: string, cookies: Readonly<Record<string, string>> = {}) => ({
  path: '/register',
  query: new URLSearchParams(query),
  address: '192.0.2.1',
  cookie: (name: string) => cookies[name],
});

test('keeps a valid code of the address until the browser is closed', () => {
  expect(fields.keep(FORM, visit('referral=FRIEND1'))).toEqual([
    `${NAME}=FRIEND1; Path=/; SameSite=Lax; Secure`,
  ]);
  expect(createKeptFields({ production: false, port: 3000 }).keep(FORM, visit('ref=FRIEND1'))).toEqual([
    'form-referralCode-3000=FRIEND1; Path=/; SameSite=Lax',
  ]);
});

test.each(['', 'ref=', `ref=${'A'.repeat(201)}`, 'ref=%00', 'code=FRIEND1'])(
  'keeps nothing of the address ?%s',
  (query) => expect(fields.keep(FORM, visit(query))).toEqual([]),
);

test('keeps nothing for a form that declares nothing, and no field that the endpoint does not have', () => {
  expect(fields.keep({ ...FORM, kept: {} }, visit('ref=FRIEND1'))).toEqual([]);
  const unknown = { ...FORM, fromQuery: { isAdmin: ['a'] }, kept: { isAdmin: 'x' } };
  expect(fields.keep(unknown, visit('a=1'))).toEqual([]);
});

test.each([
  ['', { [NAME]: 'FRIEND1' }, { referralCode: 'FRIEND1' }],
  ['ref=FRIEND2', { [NAME]: 'FRIEND1' }, { referralCode: 'FRIEND2' }],
  ['', {}, {}],
  ['', { [NAME]: '%' }, {}],
  ['', { [NAME]: '%00' }, {}],
])('reads ?%s with the cookies %j as %j', (query, cookies, expected) => {
  expect(fields.read(FORM, visit(query, cookies))).toEqual(expected);
});

test('forgets what is kept, and sets no cookie otherwise', () => {
  expect(fields.forget(FORM, visit('', { [NAME]: 'FRIEND1' }))).toEqual([
    `${NAME}=; Path=/; SameSite=Lax; Secure; Max-Age=0`,
  ]);
  expect(fields.forget(FORM, visit('ref=FRIEND1'))).toEqual([]);
});
