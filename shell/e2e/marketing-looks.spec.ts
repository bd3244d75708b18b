import { untilAlive } from './support/fixtures.ts';
import { testLooks, type LookedAt } from './support/page-look.ts';
import { PUBLIC_PAGES } from './support/public-pages.ts';

testLooks(PUBLIC_PAGES.map(lookAt));

/** `/` is the home page; the others are called like their paths. */
function nameOf(path: string): string {
  const [name = ''] = path.slice(1).split('?');
  return `public-${name || 'home'}`;
}

function lookAt(path: string): LookedAt {
  return {
    name: nameOf(path),
    open: async (page) => {
      await page.goto(path);
      await untilAlive(page);
    },
  };
}
