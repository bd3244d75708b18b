import type { Page } from '@platform/page-server';
import type { ReleaseManifests } from './release-manifests.ts';

/** Pages change only with a release, so crawlers may cache for an hour. */
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * Creates robots.txt. Unlisted pages are not disallowed: a crawler that may not fetch a page cannot see its `noindex`.
 */
export function createRobotsPage({ origin, registry }: ReleaseManifests): Page {
  const disallowed = Object.values(registry.sections)
    .filter(({ visibility }) => visibility !== 'everybody')
    .flatMap(({ ownedPaths }) => ownedPaths.map((pattern) => `Disallow: ${pattern.replace(/\/\*$/, '')}`));
  return {
    kind: 'data',
    status: 200,
    type: 'text/plain; charset=utf-8',
    cacheControl: CACHE_CONTROL,
    body: `User-agent: *\nDisallow: /api/\n${disallowed.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
  };
}

/**
 * Creates the sitemap from the prerendered public routes of the live remotes. Their texts change with a release, so the
 * time of its build is that of their last change.
 */
export function createSitemapPage({ origin, registry, remotes }: ReleaseManifests): Page {
  const listed = remotes
    .filter(({ name }) => registry.sections[name]?.visibility === 'everybody')
    .flatMap(({ pages, release }) =>
      pages
        .filter(({ handle }) => handle.prerender && !handle.unlisted && !handle.leftOutOfSitemap)
        .map(({ path }) => ({ path, changedAt: release.metadata.builtAt })),
    );
  const entries = listed.map(
    ({ path, changedAt }) => `<url><loc>${origin}${path}</loc><lastmod>${changedAt}</lastmod></url>`,
  );
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
