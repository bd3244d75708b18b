import { TERRITORIES } from '@platform/kit/document';
import type { Page } from '@platform/origin-server';
import type { Composition } from './composition.ts';

/** New pages come with a release; an hour later everybody may know. */
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * What crawlers may ask for. A page that only a mail leads to is not refused here: one that may not be read could not
 * say of itself that it is not to be listed.
 */
export function robotsPage({ origin }: Composition): Page {
  const closed = Object.values(TERRITORIES)
    .filter(({ audience }) => audience !== 'everybody')
    .flatMap(({ patterns }) => patterns.map((pattern) => `Disallow: ${pattern.replace(/\/\*$/, '')}`));
  return {
    kind: 'data',
    status: 200,
    type: 'text/plain; charset=utf-8',
    cacheControl: CACHE_CONTROL,
    body: `User-agent: *\nDisallow: /api/\n${closed.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
  };
}

/** Every page that anybody may find, from the live remotes' own routes. */
export function sitemapPage({ origin, remotes }: Composition): Page {
  const listed = remotes
    .filter(({ name }) => TERRITORIES[name].audience === 'everybody')
    .flatMap(({ pages }) => pages.filter(({ handle }) => handle.prerender && !handle.unlisted));
  const entries = listed.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`);
  return {
    kind: 'data',
    status: 200,
    type: 'application/xml; charset=utf-8',
    cacheControl: CACHE_CONTROL,
    body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
  };
}
