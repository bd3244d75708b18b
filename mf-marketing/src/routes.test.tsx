import { ownerOf, type PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { renderPage } from '@platform/kit/testing';
import { screen } from '@testing-library/react';
import { nav } from './nav.ts';
import { routes } from './routes.tsx';

test.each([...routes])(
  '$path is ours, has one first heading, and no attribute that the CSP refuses',
  async ({ path = '', lazy }) => {
    if (typeof lazy !== 'function') throw new Error('a page is loaded when it is visited');
    const page = { path, ...(await lazy()) } as RouteObject;

    const { container } = renderPage({ routes: [page], path });

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.querySelector('section [style], form [style]')).toBeNull();
    expect(ownerOf(path)).toBe('mf-marketing');
  },
);

test('every page has a title and a description of its own', () => {
  const handles = routes.map(({ handle }) => handle as PageHandle);

  expect(new Set(handles.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(handles.map(({ description }) => description)).size).toBe(routes.length);
  for (const { description } of handles) expect(description!.length).toBeLessThanOrEqual(160);
});

test('every menu entry leads to a page that exists', () => {
  expect(nav.map(({ path }) => path).filter((path) => !routes.some((route) => route.path === path))).toEqual(
    [],
  );
});
