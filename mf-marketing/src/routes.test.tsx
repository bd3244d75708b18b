import { ENDPOINTS, getBodySchema } from '@platform/contracts';
import type { PageHandle } from '@platform/kit';
import type { RouteObject } from '@platform/kit/router';
import { renderPage } from '@platform/kit/testing';
import { act, screen } from '@testing-library/react';
import { nav } from './nav.ts';
import { routes } from './routes.tsx';

test.each([...routes])(
  '$path has one h1, and no style attribute that the CSP blocks',
  async ({ path = '', lazy }) => {
    if (typeof lazy !== 'function') throw new Error(`${path} is not lazy`);
    const page = { path, ...(await lazy()) } as RouteObject;

    const { container } = renderPage({ routes: [page], path });
    // The questions of lessons load their editors apart.
    await act(() => import('./features/learning/unit-question.tsx'));

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.querySelector('section [style], form [style]')).toBeNull();
  },
);

const formPages = routes.flatMap(({ path = '', lazy, handle }) => {
  const { form } = handle as PageHandle;
  return form ? [{ path, lazy, form }] : [];
});

test.each(formPages)(
  'the form of $path can be sent without a script: its fields and address have all that $form.endpoint requires',
  async ({ path, lazy, form }) => {
    const endpoint = ENDPOINTS.find(({ id }) => id === form.endpoint)!;
    expect(endpoint).toMatchObject({ method: 'POST', access: 'public' });
    const { container } = renderPage({
      routes: [{ path, ...(await (lazy as () => Promise<object>)()) }],
      path: `${path}?token=t`,
    });
    const element = container.querySelector('form') as HTMLFormElement;

    // Without an action, a form is sent to the page's address with its query: `next`, a referral code, a token.
    expect([element.method, element.hasAttribute('action')]).toEqual(['post', false]);
    expect(element.querySelector('[type=submit]')).not.toBeNull();
    const names = [...element.elements].map((control) => control.getAttribute('name')).filter(Boolean);
    const fields = getBodySchema(endpoint)!.fields;
    expect([...names, ...Object.keys(form.fromQuery ?? {})].sort()).toEqual(Object.keys(fields).sort());
    for (const input of element.querySelectorAll('[name]:not([name=subject], [name=message])'))
      expect(input.getAttribute('autocomplete')).toBeTruthy();
  },
);

test('every page with a form for visitors has one that needs no script', () => {
  expect(formPages.map(({ path }) => path).sort()).toEqual(
    [
      '/forgot-password',
      '/login',
      '/login-link',
      '/login-with-link',
      '/second-step',
      '/register',
      '/reset-password',
      '/stop-reset',
      '/support',
      '/unsubscribe',
      '/verify-email',
    ].sort(),
  );
});

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
