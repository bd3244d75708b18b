// cspell:ignore canvastext
const { canMatch } = jest.requireActual<{
  canMatch: (element: object, selector: string | undefined) => boolean;
}>('../../jest/fast-style-rules.cjs');

/** What jsdom's own code reads of `<button class="primary wide">`. */
const BUTTON = { _localName: 'button', getAttributeNS: () => 'primary wide' };

test.each([
  '.secondary',
  '.primary.tall',
  'a.primary',
  '.primary .icon',
  '.primary>a:hover',
  '.secondary:not(.primary), input',
  'a[data-of=".primary"]',
])('skips %s for an element without its class or tag', (selector) => {
  expect(canMatch(BUTTON, selector)).toBe(false);
});

test.each([
  '*',
  '.wide',
  'button.primary:hover',
  '.icon + .primary.wide',
  'a, .secondary, button',
  ':is(.secondary, .primary)',
  '.wide:not(.secondary)',
  '[data-of="a) .b, .c"]',
  'svg|a',
  undefined,
])('leaves %s to the comparison', (selector) => {
  expect(canMatch(BUTTON, selector)).toBe(true);
});

test('computes styles as before, with inherited ones and those of later rules', () => {
  document.head.innerHTML = `<style>
    .menu { visibility: hidden }
    .menu.open, .menu:not(.closed) > li { visibility: visible }
    ul li:first-child { display: none }
    .item { color: rgb(1, 2, 3) }
  </style>`;
  document.body.innerHTML = '<ul class="menu closed"><li>One</li><li class="item">Two</li></ul>';
  const [first, second] = document.querySelectorAll('li');
  const read = (element: Element | undefined) => {
    const { display, visibility, color } = getComputedStyle(element!);
    return [display, visibility, color];
  };

  expect([read(first), read(second)]).toEqual([
    ['none', 'hidden', 'canvastext'],
    ['list-item', 'hidden', 'rgb(1, 2, 3)'],
  ]);
  document.querySelector('ul')!.className = 'menu open';
  expect(read(second)).toEqual(['list-item', 'visible', 'rgb(1, 2, 3)']);
});
