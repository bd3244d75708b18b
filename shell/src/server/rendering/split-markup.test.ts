import { splitMarkup } from './split-markup.ts';

test('moves the elements that React hoisted into the head and the rest into the root', () => {
  const { head, body } = splitMarkup(
    '<title>A · B</title><meta name="description" content="x &gt; y"/><div>Page</div>',
    '',
  );

  expect(head).toBe('<title>A · B</title><meta name="description" content="x &gt; y"/>');
  expect(body).toBe('<div>Page</div>');
});

test('converts style attributes to rules of a style sheet', () => {
  const { styles, body } = splitMarkup(
    '<p style="--a:url(&quot;x&quot;)">style=&quot;no&quot;</p><p style="width:1px">b</p>',
    '<style data-styled="true">.c{}</style>',
  );

  expect(body).toBe('<p data-s="0">style=&quot;no&quot;</p><p data-s="1">b</p>');
  expect(styles).toBe(
    '<style data-styled="true">.c{}</style><style>[data-s="0"]{--a:url("x")}[data-s="1"]{width:1px}</style>',
  );
});

test('escapes attributes that would close the style element', () => {
  expect(splitMarkup('<p style="a:&lt;/style&gt;">x</p>', '').styles).not.toContain('</style>x');
});
