import { ValidationError } from 'yup';
import { loginBody, registerBody } from './auth.schemas.ts';
import { passwordForm } from './profile.schemas.ts';

const valid = { username: 'ada', email: 'ada@example.com', password: 'enigma' };

test('accepts the shortest valid sign-up and a long password unchanged', () => {
  expect(registerBody.validateSync(valid)).toEqual(valid);
  expect(registerBody.isValidSync({ ...valid, password: ` ${'ß😀'.repeat(80)} ` })).toBe(true);
});

test.each([
  [{ username: 'ad' }, 'username', 'Username must be at least 3 characters'],
  [{ username: '  a  ' }, 'username', 'Username must be at least 3 characters'],
  [{ username: undefined }, 'username', 'Username must be at least 3 characters'],
  [{ username: 'a'.repeat(33) }, 'username', 'Username must be at most 32 characters'],
  [{ username: 'ad\u200Ba' }, 'username', 'Username contains a character that is not allowed'],
  [{ username: 'ad\u3164a' }, 'username', 'Username contains a character that is not allowed'],
  [{ username: '\u2800\u2800\u2800' }, 'username', 'Username contains a character that is not allowed'],
  [{ username: 'ad\ufe0fa' }, 'username', 'Username contains a character that is not allowed'],
  [{ username: '\u0301\u0301\u0301' }, 'username', 'Username contains a character that is not allowed'],
  [{ username: 'аdа' }, 'username', 'Username must use letters of one alphabet'],
  [{ username: 'ѕсоре-αdа' }, 'username', 'Username must use letters of one alphabet'],
  [{ username: 'Supp0rt' }, 'username', 'This username is reserved. Choose another one.'],
  [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
  [{ email: 'ada@localhost' }, 'email', 'Please enter a valid email address'],
  [{ email: 'ada@example.' }, 'email', 'Please enter a valid email address'],
  [{ email: { $gt: '' } }, 'email', 'Email must be text'],
  [{ password: 'enigm' }, 'password', 'Password must be at least 6 characters'],
  [{ password: 'a\u0308a\u0308a\u0308' }, 'password', 'Password must be at least 6 characters'],
  [{ password: 'enigma\0' }, 'password', 'Password contains a character that is not allowed'],
  [{ password: 'enigma\uD800' }, 'password', 'Password contains a character that is not allowed'],
  [{ isAdmin: true }, '', 'Contains an unknown field'],
])('rejects a sign-up with %j', (change, path, message) => {
  expect(firstError(() => registerBody.validateSync({ ...valid, ...change }))).toEqual({ path, message });
});

test.each(['Zoë-Ångström', 'мария_21', 'μαρία.κ', '山田たろう', '김민준'])(
  'accepts the username %s',
  (username) => {
    expect(registerBody.isValidSync({ ...valid, username })).toBe(true);
  },
);

test('accepts every username for a sign-in, because older accounts may have it', () => {
  expect(loginBody.isValidSync({ username: 'аdа', password: valid.password })).toBe(true);
  expect(loginBody.isValidSync({ username: 'admin', password: valid.password })).toBe(true);
});

test('takes one and two code points of a letter for the same password', () => {
  const [one, two] = ['Zoë-Ångström', 'Zoë-Ångström'.normalize('NFD')];
  const form = { currentPassword: 'enigma', newPassword: one, confirmPassword: two };

  expect(passwordForm.isValidSync(form)).toBe(true);
  expect(firstError(() => passwordForm.validateSync({ ...form, currentPassword: two }))).toEqual({
    path: 'newPassword',
    message: 'Choose a password that differs from your current one.',
  });
});

test('rejects a sign-in that is not an object', () => {
  expect(firstError(() => loginBody.validateSync([valid]))).toEqual({
    path: '',
    message: 'Must be an object',
  });
});

function firstError(check: () => unknown): { path: string; message: string } | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return { path: error.path ?? '', message: error.errors[0] ?? '' };
    throw error;
  }
}
