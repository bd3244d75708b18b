import { checkReferralCode, register } from '@platform/contracts';
import { fakeServer, renderPage, user, type RenderedPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { RegisterPage } from './register.page.tsx';

const routes = [
  { path: '/register', element: <RegisterPage /> },
  { path: '/dashboard', element: <p>Inside</p> },
];

async function signUp({ person }: RenderedPage) {
  await person.type(screen.getByLabelText('Username'), 'maria');
  await person.type(screen.getByLabelText('Email'), 'maria@example.org');
  await person.type(screen.getByLabelText('Password'), 'secret-words');
  await person.click(screen.getByRole('button', { name: 'Create Account' }));
}

function serverWithSignUp() {
  const server = fakeServer();
  server.answer(register, { ...user(), referralApplied: false });
  return server;
}

test('says what is missing, but nothing about the name, which may be left out', async () => {
  const page = renderPage({ routes, path: '/register' });

  await page.person.click(screen.getByRole('button', { name: 'Create Account' }));

  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText(/Full name/)).not.toHaveAttribute('aria-invalid');
});

test('leads to the dashboard and says what was received', async () => {
  const server = serverWithSignUp();
  const page = renderPage({ routes, path: '/register', server });

  await signUp(page);

  expect(await screen.findByText('Inside')).toBeVisible();
  expect(screen.getByText('Registration successful')).toBeVisible();
  expect(screen.getByText("Welcome! You've received a $50 signup bonus.")).toBeVisible();
  expect(server.calls(register)[0]?.body).toEqual({
    username: 'maria',
    email: 'maria@example.org',
    password: 'secret-words',
  });
});

test('puts a taken username on its field', async () => {
  const server = fakeServer();
  const message = 'This username is taken.';
  server.refuse(register, { code: 'username_taken', message, details: [{ path: 'username', message }] });
  const page = renderPage({ routes, path: '/register', server });

  await signUp(page);

  expect(await screen.findByText('Registration failed')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Username')).toHaveFocus();
});

test.each(['ref', 'referral'])('sends the code of ?%s= along', async (name) => {
  const server = serverWithSignUp();
  server.answer(checkReferralCode, { valid: true });
  const page = renderPage({ routes, path: `/register?${name}=FRIEND1`, server });
  expect(await screen.findByText('You were invited with the code FRIEND1.')).toBeVisible();

  await signUp(page);

  await screen.findByText('Inside');
  expect(server.calls(register)[0]?.body).toMatchObject({ referralCode: 'FRIEND1' });
});

test('says that a code is unknown and lets the sign-up through', async () => {
  const server = serverWithSignUp();
  server.answer(checkReferralCode, { valid: false });
  const page = renderPage({ routes, path: '/register?ref=NOBODY', server });
  expect(await screen.findByText('This referral code is not known.')).toBeVisible();

  await signUp(page);

  expect(await screen.findByText('Inside')).toBeVisible();
});

test('leaves out a text that can be no code at all', async () => {
  const server = serverWithSignUp();
  const page = renderPage({ routes, path: `/register?ref=${'x'.repeat(201)}`, server });
  expect(await screen.findByText('This referral code is not known.')).toBeVisible();

  await signUp(page);

  await screen.findByText('Inside');
  expect(server.calls(register)[0]?.body).not.toHaveProperty('referralCode');
});

test('says that a code could not be checked', async () => {
  const server = fakeServer();
  server.disconnect(checkReferralCode);
  renderPage({ routes, path: '/register?ref=FRIEND1', server });

  expect(await screen.findByText('The referral code could not be checked.')).toBeVisible();
});

test('leads to terms, privacy and sign-in', () => {
  renderPage({ routes, path: '/register' });

  for (const [name, href] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Log in', '/login'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getByText('You receive a $50 signup bonus.')).toBeVisible();
});
