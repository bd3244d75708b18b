import type { PageHandle } from '@platform/kit';
import { createMemoryRouter, RouterProvider } from '@platform/kit/router';
import { render, screen } from '@testing-library/react';
import { ShellProvider } from '../shell-context.ts';
import { SharedHead } from './shared-head.tsx';

async function visit(handle: PageHandle, path = '/faq') {
  const page = {
    path: '/faq',
    handle,
    element: (
      <>
        <SharedHead />
        <h1>Page</h1>
      </>
    ),
  };
  const shell = {
    origin: 'https://www.example.org',
    openedAt: 'default',
    registry: { revision: 1, remotes: {} },
    loaded: () => undefined,
  };
  render(
    <ShellProvider value={shell}>
      <RouterProvider router={createMemoryRouter([page], { initialEntries: [path] })} />
    </ShellProvider>,
  );
  await screen.findByRole('heading');
}

const meta = (property: string) =>
  document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test.each(['/faq', '/faq/', '/faq?from=mail#tasks'])('%s has one whole address', async (path) => {
  await visit({ title: 'FAQ' }, path);

  expect(canonical()).toBe('https://www.example.org/faq');
  expect(meta('og:url')).toBe('https://www.example.org/faq');
});

test('a link to a page is shown with its title, its sentence and a picture at a whole address', async () => {
  await visit({ title: 'FAQ', description: 'Plain answers.' });

  expect(meta('og:title')).toBe('FAQ · AI Skill');
  expect(meta('og:description')).toBe('Plain answers.');
  expect(meta('og:image')).toMatch(/^https:\/\/www\.example\.org\/./);
});

test('a page that only a mail leads to asks not to be listed, and names no address', async () => {
  await visit({ title: 'Set a new password', unlisted: true });

  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(canonical()).toBeUndefined();
  expect(meta('og:image')).toBeUndefined();
});
