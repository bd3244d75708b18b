import { checkReferralCode, listOpenPay, register, type User } from '@platform/contracts';
import { fakeServer, renderPage, user, type RenderedPage } from '@platform/kit/testing';
import { Link } from '@platform/kit/router';
import { screen } from '@testing-library/react';
import { RegisterPage } from './register.page.tsx';

const routes = [
  { path: '/register', element: <RegisterPage /> },
  { path: '/dashboard', element: <p>Signed up</p> },
  { path: '/about', element: <Link to="/register">Sign Up</Link> },
];

afterEach(() => sessionStorage.clear());

async function signUp({ person }: RenderedPage) {
  await person.type(screen.getByLabelText('Username'), 'maria');
  await person.type(screen.getByLabelText('Email'), 'maria@example.org');
  await person.type(screen.getByLabelText('Password'), 'secret-words');
  await person.click(screen.getByRole('button', { name: 'Create account' }));
}

function createSignUpServer() {
  const server = fakeServer();
  server.respondWith(register, { ...user(), referralApplied: false });
  return server;
}

test('says what can be earned at most without a purchase, what a withdrawal needs and what fills the gap', async () => {
  const server = fakeServer();
  const basics = {
    ...{ blueprintId: 1, practice: 2, completed: 0 },
    ...{ needsTest: false, isBudgetUsedUp: false, allowsOrder: true },
  };
  const work = { count: 4, dollars: 40 };
  server.respondWith(listOpenPay, {
    items: [{ ...basics, work, demo: { count: 24, dollars: 240 } }],
    next: null,
  });
  const { goTo } = renderPage({ routes, path: '/register', server });

  const valueOf = (term: string) => screen.getByText(term).nextElementSibling;
  expect(valueOf('Signup bonus')).toHaveTextContent('$50.00');
  expect(valueOf('Together')).toHaveTextContent('–');
  expect(await screen.findByText('$350.00')).toBeVisible();
  expect(valueOf('Demo tasks of AI Basics')).toHaveTextContent('$240.00');
  expect(valueOf('Missing to $500')).toHaveTextContent('$150.00');
  expect(
    screen.getByText(/^A withdrawal needs \$500\. What is missing can come from the tasks/),
  ).toBeVisible();

  await goTo('/about');
  server.respondWith(listOpenPay, { items: [{ ...basics, work, demo: null }], next: null });
  await goTo('/register');
  expect(await screen.findByText('$110.00')).toBeVisible();
  expect(valueOf('Demo tasks of AI Basics')).toHaveTextContent('closed');
});

test('shows errors for missing fields, but not for the optional name', async () => {
  const page = renderPage({ routes, path: '/register' });

  await page.person.click(screen.getByRole('button', { name: 'Create account' }));

  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText(/Full name/)).not.toHaveAttribute('aria-invalid');
});

test('opens the dashboard with a toast about the bonus', async () => {
  const server = createSignUpServer();
  const page = renderPage({ routes, path: '/register', server });

  await signUp(page);

  expect(await screen.findByText('Signed up')).toBeVisible();
  expect(screen.getByText('Registration successful')).toBeVisible();
  expect(screen.getByText("Welcome! You've received a $50 signup bonus.")).toBeVisible();
  expect(server.calls(register)[0]?.body).toEqual({
    username: 'maria',
    email: 'maria@example.org',
    password: 'secret-words',
  });
});

test('disables the button while the sign-up is pending', async () => {
  const server = fakeServer();
  const response = Promise.withResolvers<User & { referralApplied: boolean }>();
  server.respondWith(register, () => response.promise);
  const page = renderPage({ routes, path: '/register', server });

  await signUp(page);
  expect(await screen.findByRole('button', { name: 'Creating account...' })).toBeDisabled();

  response.resolve({ ...user(), referralApplied: false });
  expect(await screen.findByText('Signed up')).toBeVisible();
});

test('shows a taken username on its field', async () => {
  const server = fakeServer();
  const message = 'This username is taken.';
  server.rejectWith(register, { code: 'username_taken', message, details: [{ path: 'username', message }] });
  const page = renderPage({ routes, path: '/register', server });

  await signUp(page);

  expect(await screen.findByText('Registration failed')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Username')).toHaveFocus();
});

test.each(['ref', 'referral'])('sends the referral code of ?%s=', async (name) => {
  const server = createSignUpServer();
  server.respondWith(checkReferralCode, { valid: true });
  const page = renderPage({ routes, path: `/register?${name}=FRIEND1`, server });
  expect(await screen.findByText('You were invited with the code FRIEND1.')).toBeVisible();

  await signUp(page);

  await screen.findByText('Signed up');
  expect(server.calls(register)[0]?.body).toMatchObject({ referralCode: 'FRIEND1' });
});

test.each(['FRIEND1.', 'FRIEND1)', '%E2%80%8BFRIEND1%E2%80%8B', '%20FRIEND1%20%E2%80%9D', 'FRIEND1%3E,'])(
  'sends the referral code of a link that ends in a text as %s',
  async (code) => {
    const server = createSignUpServer();
    server.respondWith(checkReferralCode, { valid: true });
    const page = renderPage({ routes, path: `/register?ref=${code}`, server });
    expect(await screen.findByText('You were invited with the code FRIEND1.')).toBeVisible();

    await signUp(page);

    await screen.findByText('Signed up');
    expect(server.calls(register)[0]?.body).toMatchObject({ referralCode: 'FRIEND1' });
  },
);

test('sends the referral code of a link that was opened in another tab, or at another page', async () => {
  document.cookie = 'form-referralCode-3000=FRIEND1';
  const server = createSignUpServer();
  server.respondWith(checkReferralCode, { valid: true });
  const page = renderPage({ routes, path: '/register', server });
  expect(await screen.findByText('You were invited with the code FRIEND1.')).toBeVisible();

  await signUp(page);

  await screen.findByText('Signed up');
  expect(server.calls(register)[0]?.body).toMatchObject({ referralCode: 'FRIEND1' });
  expect(document.cookie).toBe('');
});

test('reports an unknown referral code without blocking the sign-up', async () => {
  const server = createSignUpServer();
  server.respondWith(checkReferralCode, { valid: false });
  const page = renderPage({ routes, path: '/register?ref=UNKNOWN', server });
  expect(await screen.findByText('We do not recognize this referral code.')).toBeVisible();

  await signUp(page);

  expect(await screen.findByText('Signed up')).toBeVisible();
});

test('omits a referral code that cannot be valid', async () => {
  const server = createSignUpServer();
  const page = renderPage({ routes, path: `/register?ref=${'x'.repeat(201)}`, server });
  expect(await screen.findByText('We do not recognize this referral code.')).toBeVisible();

  await signUp(page);

  await screen.findByText('Signed up');
  expect(server.calls(register)[0]?.body).not.toHaveProperty('referralCode');
});

test('reports that a referral code could not be checked', async () => {
  const server = fakeServer();
  server.disconnect(checkReferralCode);
  renderPage({ routes, path: '/register?ref=FRIEND1', server });

  expect(await screen.findByText('We could not check your referral code.')).toBeVisible();
});

test('keeps the referral code on the way over other pages until the sign-up', async () => {
  const server = createSignUpServer();
  server.respondWith(checkReferralCode, { valid: true });
  const first = renderPage({ routes, path: '/register?ref=FRIEND1', server });
  expect(await screen.findByText('You were invited with the code FRIEND1.')).toBeVisible();
  first.unmount();

  const page = renderPage({ routes, path: '/about', server });
  await page.person.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(page.path()).toBe('/register');
  expect(await screen.findByText('You were invited with the code FRIEND1.')).toBeVisible();
  await signUp(page);

  await screen.findByText('Signed up');
  expect(server.calls(register)[0]?.body).toMatchObject({ referralCode: 'FRIEND1' });
  expect(sessionStorage).toHaveLength(0);
});

test('removes the referral code on request, from the address too', async () => {
  const server = createSignUpServer();
  server.respondWith(checkReferralCode, { valid: true });
  const page = renderPage({ routes, path: '/register?next=/dashboard&ref=FRIEND1', server });

  await page.person.click(await screen.findByRole('button', { name: 'Remove code' }));

  expect(screen.queryByText('You were invited with the code FRIEND1.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Create account' })).toHaveFocus();
  expect(page.path()).toBe('/register?next=%2Fdashboard');
  expect(sessionStorage).toHaveLength(0);
  await signUp(page);
  await screen.findByText('Signed up');
  expect(server.calls(register)[0]?.body).not.toHaveProperty('referralCode');
});

test('links to terms, privacy policy and login', () => {
  renderPage({ routes, path: '/register' });

  for (const [name, href] of [
    ['Terms of Service (opens in a new tab)', '/terms'],
    ['Privacy Policy (opens in a new tab)', '/privacy'],
    ['Log in', '/login'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    // The legal pages are read in the middle of the form, which must not lose what is typed.
    expect(link.getAttribute('target')).toBe(href === '/login' ? null : '_blank');
  }
  expect(screen.getByText('You get a $50 signup bonus.')).toBeVisible();
});
