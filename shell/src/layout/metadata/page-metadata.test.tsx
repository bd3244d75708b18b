import { SAMPLE_OPERATOR } from '@platform/contracts';
import type { PageHandle } from '@platform/kit';
import { renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { ShellProvider } from '../../shell-context.ts';
import { PageMetadata } from './page-metadata.tsx';

async function renderMetadata(handle: PageHandle, path = '/faq') {
  const shell = {
    origin: 'https://www.example.org',
    initialLocationKey: 'default',
    registry: { revision: 1, shellVersion: '1.0.0', sections: {}, remotes: {} },
    getLoadedRemote: () => undefined,
  };
  const element = (
    <ShellProvider value={shell}>
      <PageMetadata />
      <h1>Page</h1>
    </ShellProvider>
  );
  renderPage({ routes: [{ path: path.replace(/[?#].*/, ''), handle, element }], path });
  await screen.findByRole('heading');
}

const readData = () => {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(text).not.toContain('<');
  return JSON.parse(text) as unknown;
};
const meta = (property: string) =>
  document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test.each(['/faq', '/faq/', '/faq?from=mail#tasks'])('gives %s the canonical URL /faq', async (path) => {
  await renderMetadata({ title: 'FAQ' }, path);

  expect(canonical()).toBe('https://www.example.org/faq');
  expect(meta('og:url')).toBe('https://www.example.org/faq');
});

test('describes the page for link previews: title, description and an absolute image URL', async () => {
  await renderMetadata({ title: 'FAQ', description: 'Plain answers.' });

  expect(meta('og:title')).toBe('FAQ · AI Skill');
  expect(meta('og:description')).toBe('Plain answers.');
  expect(meta('og:image')).toMatch(/^https:\/\/www\.example\.org\/./);
});

test('marks an unlisted page as noindex, without a canonical URL or preview', async () => {
  await renderMetadata({ title: 'Set a new password', unlisted: true });

  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(canonical()).toBeUndefined();
  expect(meta('og:image')).toBeUndefined();
});

test('says where the page is on the site, with absolute addresses', async () => {
  const breadcrumbs = [
    { name: 'Learn', path: '/learn' },
    { name: 'FAQ </script>', path: '/faq' },
  ];
  await renderMetadata({ title: 'FAQ', breadcrumbs });

  expect(readData()).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Learn', item: 'https://www.example.org/learn' },
      { position: 2, name: 'FAQ </script>', item: 'https://www.example.org/faq' },
    ],
  });
});

test('says of a page without its own place that it is below the home page', async () => {
  await renderMetadata({ title: 'FAQ' });

  expect(readData()).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.example.org/' },
      { position: 2, name: 'FAQ', item: 'https://www.example.org/faq' },
    ],
  });
});

test('says on the home page what the site is and who runs it', async () => {
  await renderMetadata({ title: 'Home' }, '/');

  expect(readData()).toMatchObject({
    '@graph': [
      {
        '@type': 'Organization',
        name: 'AI Skill',
        legalName: SAMPLE_OPERATOR.name,
        logo: 'https://www.example.org/icon-512.png',
      },
      { '@type': 'WebSite', url: 'https://www.example.org/' },
    ],
  });
});
