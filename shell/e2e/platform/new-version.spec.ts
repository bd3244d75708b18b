import { join } from 'node:path';
import { promote, readRegistry, rollback } from '@platform/releases';
import { expect, test } from '../support/fixtures.ts';
import { publishCopy, waitForVersion } from '../support/releases.ts';

const APP = 'mf-dashboard';

test('offers a reload to a tab that is opened again after a release, and asks before typed text is lost', async ({
  page,
  member,
  platform,
}) => {
  expect(member.username).toBeTruthy();
  const store = join(platform.dataFolder, 'releases');
  await page.clock.install();
  await page.goto('/dashboard/support/new');
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Typed before the release');
  const version = publishCopy(platform, APP);
  promote(store, { [APP]: version }, 'release');
  try {
    await waitForVersion(platform, APP, version);
    await page.clock.fastForward('06:00');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();

    const asked = page.waitForEvent('dialog');
    // oxlint-disable-next-line typescript/no-deprecated -- the page is not left, so there is nothing to wait for
    await Promise.all([asked.then((dialog) => dialog.dismiss()), reload.click({ noWaitAfter: true })]);
    expect((await asked).type()).toBe('beforeunload');
    await expect(subject).toHaveValue('Typed before the release');
  } finally {
    rollback(store, APP, 'release');
  }
  expect(readRegistry(store).apps[APP]?.version).not.toBe(version);
});
