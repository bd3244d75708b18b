import { faultsBody } from '@platform/contracts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

test('a page with an endless loop is reported as a fault of its part and of the shell', async ({ page }) => {
  await page.goto('/faq');
  await waitForHydration(page);
  // Its script has arrived: it starts with a call to this thread.
  await expect.poll(() => page.workers().length).toBe(1);
  const reported = page.context().waitForEvent('request', {
    predicate: (request) => request.url().endsWith('/api/faults') && !!request.postData()?.includes('"hang"'),
  });
  // Its end lets the test end; it is longer than the silence that is reported.
  await page.evaluate(() => {
    setTimeout(() => {
      const end = Date.now() + 20_000;
      while (Date.now() < end);
    });
  });

  const request = await reported;

  const { parts } = faultsBody.validateSync(request.postDataJSON());
  expect(parts?.map(({ app, faults }) => [app, faults])).toEqual(
    ['mf-marketing', 'shell'].map((app) => [
      app,
      [{ phase: 'hang', cause: 'The page no longer responds', path: '/faq' }],
    ]),
  );
  expect((await request.response())?.status()).toBe(204);
});
