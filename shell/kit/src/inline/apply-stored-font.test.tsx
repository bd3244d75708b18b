import { LATIN_RANGE } from '@platform/design-system';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from '@platform/kit/router';
import { FONT_ATTRIBUTE, FONT_KEY } from '../theme/font-key.ts';
import { storeFont, useLateFont } from '../theme/store-font.ts';

const URL_OF_FONT = '/assets/1.0.0/figtree-latin.woff2';
const added: unknown[] = [];

class FakeFontFace {
  readonly family: string;
  readonly bytes: Uint8Array;
  readonly descriptors: object;
  constructor(family: string, bytes: Uint8Array, descriptors: object) {
    this.family = family;
    this.bytes = bytes;
    this.descriptors = descriptors;
  }
  load() {
    return Promise.resolve(this);
  }
}

beforeEach(() => {
  jest.resetModules();
  added.length = 0;
  document.head.innerHTML = `<script ${FONT_ATTRIBUTE}="${URL_OF_FONT}"></script>`;
  Object.assign(globalThis, { FontFace: FakeFontFace });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: unknown) => added.push(face) },
  });
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: document.querySelector('script'),
  });
  localStorage.clear();
});

const preloads = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('preloads the font on the first visit', async () => {
  await import('./apply-stored-font.ts');
  expect(preloads()).toEqual([URL_OF_FONT]);
  expect(added).toEqual([]);
});

test('uses the bytes that the last document stored', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(Uint8Array.of(1, 2, 250)));
  await storeFont();
  await import('./apply-stored-font.ts');
  expect(added).toEqual([
    expect.objectContaining({
      bytes: Uint8Array.of(1, 2, 250),
      descriptors: expect.objectContaining({ unicodeRange: LATIN_RANGE }) as unknown,
    }),
  ]);
  expect(preloads()).toEqual([]);
});

test('preloads the font of a new release', async () => {
  localStorage.setItem(FONT_KEY, ['/assets/0.9.0/figtree-latin.woff2', LATIN_RANGE, 'AQI='].join('\n'));
  await import('./apply-stored-font.ts');
  expect(preloads()).toEqual([URL_OF_FONT]);
});

test('preloads the font if what is stored is damaged', async () => {
  localStorage.setItem(FONT_KEY, [URL_OF_FONT, LATIN_RANGE, '%'].join('\n'));
  await import('./apply-stored-font.ts');
  expect(preloads()).toEqual([URL_OF_FONT]);
});

test('sets the next page in a font that was late for the first one', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(Uint8Array.of(1, 2, 250)));
  const Layout = () => {
    useLateFont();
    return <Outlet />;
  };
  const router = createMemoryRouter([{ Component: Layout, children: [{ path: '*', element: null }] }]);
  render(<RouterProvider router={router} />);
  await storeFont();
  expect(added).toEqual([]);

  for (const path of ['/faq', '/about']) await act(() => router.navigate(path));
  expect(added).toEqual([expect.objectContaining({ family: 'Figtree', bytes: Uint8Array.of(1, 2, 250) })]);
});
