import { PUBLIC_PAGES } from './support/public-pages.ts';
import { testLooks } from './support/page-look.ts';

testLooks(PUBLIC_PAGES.map((path) => ({ name: nameOf(path), path })));

/** `/` is the home page; the others are called like their paths. */
function nameOf(path: string): string {
  const [name = ''] = path.slice(1).split('?');
  return `public-${name || 'home'}`;
}
