import { findRemoteFor, type PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { nav } from './nav.ts';
import { routes } from './routes.tsx';

test.each([...routes])(
  '$path belongs to this remote, has one h1, and no style attribute that the CSP blocks',
  async ({ path = '', lazy }) => {
    if (typeof lazy !== 'function') throw new Error(`${path} is not lazy`);
    const page = { path, ...(await lazy()) } as RouteObject;

    const { container } = renderPage({ routes: [page], path });

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.querySelector('section [style], form [style]')).toBeNull();
    expect(findRemoteFor(path)).toBe('mf-marketing');
  },
);

test('gives every page a unique title and description', () => {
  const handles = routes.map(({ handle }) => handle as PageHandle);

  expect(new Set(handles.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(handles.map(({ description }) => description)).size).toBe(routes.length);
  for (const { description } of handles) expect(description!.length).toBeLessThanOrEqual(160);
});

test('links every menu entry to an existing page', () => {
  expect(nav.map(({ path }) => path).filter((path) => !routes.some((route) => route.path === path))).toEqual(
    [],
  );
});
