import { waitForHydration } from '../support/fixtures.ts';
import { PUBLIC_PAGES, type PublicPage } from '../support/public-pages.ts';
import { BOTH, PHONE, visualTests, type VisualTarget } from '../support/visual-test.ts';

/** Pages of text or of one form, which look like another page. */
const SIMPLE_PAGES: readonly PublicPage[] = [
  '/forgot-password',
  '/login-link',
  '/login-with-link?token=one-time',
  '/second-step',
  '/reset-password?token=one-time',
  '/verify-email?token=one-time',
  '/stop-reset?token=one-time',
  '/unsubscribe?token=one-time',
  '/who-pays',
  '/terms',
  '/cookies',
];

/** Visited by the default tier of `npm test`. */
const CORE_PAGES: readonly PublicPage[] = ['/', '/register'];

/** The API's document has no drawing of its own: it has to be accessible and to fit. */
const API_DOCS: VisualTarget = {
  name: 'api-docs',
  snapshots: [],
  open: async (page) => {
    await page.goto('/api/docs');
  },
};

visualTests([...PUBLIC_PAGES.map(createTarget), API_DOCS]);

function createTarget(path: PublicPage): VisualTarget {
  const [name = ''] = path.slice(1).split('?');
  return {
    name: `public-${name || 'home'}`,
    snapshots: path === '/' ? [...PHONE, ...BOTH] : SIMPLE_PAGES.includes(path) ? PHONE : BOTH,
    isCore: CORE_PAGES.includes(path),
    open: async (page) => {
      await page.goto(path);
      await waitForHydration(page);
    },
  };
}
