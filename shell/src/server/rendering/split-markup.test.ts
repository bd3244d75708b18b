import { splitMarkup } from './split-markup.ts';

test('what React lifted to the front goes into the head, the rest into the root', () => {
  const { head, body } = splitMarkup(
    '<title>A · B</title><meta name="description" content="x &gt; y"/><div>Page</div>',
    '',
  );

  expect(head).toBe('<title>A · B</title><meta name="description" content="x &gt; y"/>');
  expect(body).toBe('<div>Page</div>');
});

test('style attributes become rules of the page’s own style sheet', () => {
  const { styles, body } = splitMarkup(
    '<p style="--a:url(&quot;x&quot;)">style=&quot;no&quot;</p><p style="width:1px">b</p>',
    '<style data-styled="true">.c{}</style>',
  );

  expect(body).toBe('<p data-s="0">style=&quot;no&quot;</p><p data-s="1">b</p>');
  expect(styles).toBe(
    '<style data-styled="true">.c{}</style><style>[data-s="0"]{--a:url("x")}[data-s="1"]{width:1px}</style>',
  );
});

test('nothing in an attribute can end the style sheet', () => {
  expect(splitMarkup('<p style="a:&lt;/style&gt;">x</p>', '').styles).not.toContain('</style>x');
});
