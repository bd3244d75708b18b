import { act, render } from '@testing-library/react';

/** A deprecated element, which translations use. */
const FONT: string = 'font';

/** How translations replace a text: at once, or in two steps. */
const WAYS = {
  'replaces it': (text: Text, font: Element) => text.replaceWith(font),
  'inserts before and removes': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  'inserts after and removes': (text: Text, font: Element) => {
    text.after(font);
    text.remove();
  },
  'removes and inserts': (text: Text, font: Element) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(font, nextSibling);
  },
};

beforeAll(() => import('./accept-foreign-changes.ts'));

/** Replaces each text of the page as a browser's translation does, and marks it. */
async function translate(replace: (text: Text, font: Element) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement(FONT), document.createElement(FONT)];
    inner.textContent = `<${text.data}>`;
    outer.append(inner);
    replace(text, outer);
  }
  await act(() => Promise.resolve());
}

function Page({ count, error, isDone }: { count: number; error?: string; isDone?: boolean }) {
  return (
    <p>
      {error !== undefined && <strong>{error}</strong>}
      {count} tasks
      {!isDone && ' available'}
      <em>end</em>
    </p>
  );
}

describe.each(Object.entries(WAYS))('a translation that %s', (_way, replace) => {
  it('leaves room for an element before a text', async () => {
    const { container, rerender } = render(<Page count={28} />);
    await translate(replace);
    rerender(<Page count={28} error="Too many" />);
    expect(container).toHaveTextContent('Too many<28>< tasks>< available><end>');
  });

  it('lets a text go', async () => {
    const { container, rerender } = render(<Page count={28} />);
    await translate(replace);
    rerender(<Page count={28} isDone />);
    expect(container).toHaveTextContent('<28>< tasks><end>');
  });

  it('shows a text that changes, as often as it changes', async () => {
    const { container, rerender } = render(<Page count={28} />);
    await translate(replace);
    rerender(<Page count={3} />);
    await act(() => Promise.resolve());
    expect(container).toHaveTextContent('3< tasks>< available><end>');
    await translate(replace);
    rerender(<Page count={2} />);
    await act(() => Promise.resolve());
    expect(container.textContent).toMatch(/^2/);
    rerender(<Page count={2} error="Too many" isDone />);
    expect(container.textContent).not.toContain('28');
  });

  it('leaves the page in order if something appears before the observer is told', () => {
    const { container, rerender } = render(<Page count={28} />);
    const [text] = container.firstElementChild?.childNodes ?? [];
    const font = document.createElement(FONT);
    font.textContent = '<28>';
    replace(text as Text, font);
    rerender(<Page count={28} error="Too many" />);
    expect(container).toHaveTextContent(/^Too many<28> tasks available/);
  });
});

it('finds a text that was moved into an element', () => {
  const { container, rerender } = render(<Page count={28} />);
  const link = document.createElement('a');
  const [text] = container.firstElementChild?.childNodes ?? [];
  text?.replaceWith(link);
  link.append(text as Text);
  rerender(<Page count={3} error="Too many" />);
  expect(container.innerHTML).toBe('<p><strong>Too many</strong><a>3</a> tasks available<em>end</em></p>');
});

it('appends beside what an extension has removed, and lets it go', () => {
  const { container, rerender } = render(<Page count={28} />);
  for (const node of [...(container.firstElementChild?.childNodes ?? [])]) node.remove();
  rerender(<Page count={28} error="Too many" isDone />);
  expect(container).toHaveTextContent('Too many');
});

it('moves and removes what has not changed, as ever', () => {
  const [list, first, second] = ['ul', 'li', 'li'].map((name) => document.createElement(name));
  list?.append(first as Element);
  expect(list?.insertBefore(second as Element, first as Element)).toBe(second);
  expect(list?.firstChild).toBe(second);
  expect(list?.removeChild(second as Element)).toBe(second);
  expect(list?.childNodes).toHaveLength(1);
  list?.insertBefore(second as Element, null);
  expect(list?.lastChild).toBe(second);
});
