import { expect, test, waitForHydration } from '../support/fixtures.ts';

test('a hover downloads the page of a link, so that the click needs no script from the network', async ({
  page,
  member,
  platform,
}) => {
  expect(member.username).toBeTruthy();
  const origin = platform.address('mf-dashboard');
  const fromNetwork: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script' && response.url.startsWith(origin) && !response.fromDiskCache)
      fromNetwork.push(response.url);
  });
  await devTools.send('Network.enable');
  await page.goto('/');
  await waitForHydration(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });

  const [container, code] = await Promise.all([
    page.waitForResponse(/\/remoteEntry\.[^/]*\.js$/),
    page.waitForResponse(/\/dashboard-home-page\.[^/]*\.js$/),
    link.hover(),
  ]);
  await Promise.all([container.finished(), code.finished()]);
  await link.click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  expect(fromNetwork.filter((url) => /remoteEntry|dashboard-home-page/.test(url))).toEqual([]);
});
