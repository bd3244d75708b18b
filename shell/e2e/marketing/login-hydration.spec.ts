import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const CREDENTIALS = { username: 'unknown-member', password: 'a-line-of-its-own' };
const TRIES = 40;
const STEP_MS = 2;

// A rejected login, so that every try starts from the same page.
test.use({ expectedMessages: /401 \(Unauthorized\)/ });

const REJECTION = {
  code: 'invalid_credentials',
  message: 'Username or password is wrong.',
  requestId: 'request-1',
};

/** Holds the code of the login page, without which the page is not hydrated. Returns a function that releases it. */
async function holdPageCode(page: Page) {
  const released = Promise.withResolvers<undefined>();
  const arrived = Promise.withResolvers<undefined>();
  await page.route('**/login-page*.js', async (route) => {
    arrived.resolve(undefined);
    await released.promise;
    await route.continue();
  });
  return { arrived: arrived.promise, release: () => released.resolve(undefined) };
}

/** Fills the form and submits it like a password manager: by the browser's own setters, after a delay. */
function fillAndSubmit(page: Page, delayMs: number): Promise<void> {
  return page.evaluate(
    async ({ values, delay }) => {
      await new Promise((done) => setTimeout(done, delay));
      const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector(`input[name="${name}"]`);
        property?.set?.call(field, value);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
        field?.dispatchEvent(new Event('change', { bubbles: true }));
      }
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    },
    { values: CREDENTIALS, delay: delayMs },
  );
}

/** Expects that `act` sends the credentials exactly once. */
async function expectLoginRequest(page: Page, act: () => Promise<void>): Promise<void> {
  const bodies: unknown[] = [];
  // Not the API, which limits failed logins.
  await page.route('**/api/auth/login', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 401, json: REJECTION });
  });
  await act();
  const fieldError = page.getByText('Username must be at least 3 characters');
  await expect(fieldError.or(page.getByText(REJECTION.message)).first()).toBeVisible();
  await expect(fieldError, 'an error at a field that is filled in').toHaveCount(0);
  expect(bodies).toEqual([CREDENTIALS]);
}

test(
  'a form that was filled in and submitted before hydration is sent afterwards',
  { tag: '@core' },
  async ({ page }) => {
    const code = await holdPageCode(page);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });

    await expectLoginRequest(page, async () => {
      await fillAndSubmit(page, 0);
      code.release();
    });
  },
);

test('fields that are filled in without an event count when the form is submitted', async ({ page }) => {
  await page.goto('/login');
  await waitForHydration(page);

  await expectLoginRequest(page, () =>
    page.evaluate((values) => {
      const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      for (const [name, value] of Object.entries(values))
        property?.set?.call(document.querySelector(`input[name="${name}"]`), value);
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    }, CREDENTIALS),
  );
});

test('a password manager can submit the login at any moment of the hydration', async ({ page }) => {
  test.setTimeout(120_000);
  for (let index = 0; index < TRIES; index++) {
    const code = await holdPageCode(page);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => dispatchEvent(new Event('keydown')));
    await code.arrived;

    await expectLoginRequest(page, async () => {
      code.release();
      await fillAndSubmit(page, index * STEP_MS);
    });
    await page.unrouteAll();
  }
});
