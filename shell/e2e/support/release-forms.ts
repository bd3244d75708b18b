import { startReleaseCanary } from '@platform/contracts';
import { ADMINISTRATOR } from './fixtures.ts';
import type { FormCase } from './form-case.ts';
import { publishCopy } from './releases.ts';

/** The form of the console's Releases page. All changes use it. */
export const RELEASE_FORMS: readonly FormCase[] = [
  {
    name: 'canary of a release',
    source: 'mf-admin/src/features/releases/release-dialog.tsx',
    endpoint: startReleaseCanary,
    open: async ({ page, platform, logIn }) => {
      const version = publishCopy(platform, 'mf-admin');
      await logIn(ADMINISTRATOR);
      await page.goto('/dashboard/admin/releases');
      await page.getByRole('button', { name: `Start a canary of mf-admin ${version}` }).click();
      return { form: page.getByRole('dialog').locator('form'), values: { percent: '1' } };
    },
  },
];
