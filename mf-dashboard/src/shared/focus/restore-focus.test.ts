import { restoreFocus } from './restore-focus.ts';

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <ul><li><button>One</button></li><li><button>Two</button></li></ul>
      <section><button>Ask</button></section>
    </main>
    <div role="dialog"><button>Answer</button></div>`;
  stop = restoreFocus(find('main'));
});
afterEach(() => stop());

test('moves focus to the row that takes the position of the removed one', async () => {
  find('li button').focus();
  find('li').remove();
  await waitForFrame();
  expect(document.activeElement).toHaveTextContent('Two');
  expect(document.activeElement?.tagName).toBe('LI');
});

test('moves focus to the list when its last row is removed', async () => {
  find('li:last-child button').focus();
  find('li:last-child').remove();
  await waitForFrame();
  expect(document.activeElement?.tagName).toBe('UL');
});

test('returns focus from a dialog to the page, even if the button that opened it is gone', async () => {
  find('section button').focus();
  find('[role=dialog] button').focus();
  find('section button').remove();
  find('[role=dialog]').remove();
  await waitForFrame();
  expect(document.activeElement?.tagName).toBe('SECTION');
});

test('leaves focus alone when it is on another element, or when the member pressed outside', async () => {
  find('li button').focus();
  find('section button').focus();
  find('li').remove();
  await waitForFrame();
  expect(document.activeElement).toHaveTextContent('Ask');

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('section button').remove();
  await waitForFrame();
  expect(document.activeElement).toBe(document.body);
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No element matches ${selector}.`);
  return element;
}
