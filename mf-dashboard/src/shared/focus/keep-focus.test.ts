import { keepFocus } from './keep-focus.ts';

const aFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <ul><li><button>One</button></li><li><button>Two</button></li></ul>
      <section><button>Ask</button></section>
    </main>
    <div role="dialog"><button>Answer</button></div>`;
  stop = keepFocus(find('main'));
});
afterEach(() => stop());

test('goes to the row that stands in the place of the one that is gone', async () => {
  find('li button').focus();
  find('li').remove();
  await aFrame();
  expect(document.activeElement).toHaveTextContent('Two');
  expect(document.activeElement?.tagName).toBe('LI');
});

test('goes to what was around the last row', async () => {
  find('li:last-child button').focus();
  find('li:last-child').remove();
  await aFrame();
  expect(document.activeElement?.tagName).toBe('UL');
});

test('returns from a dialog into the page, also when what opened it is gone', async () => {
  find('section button').focus();
  find('[role=dialog] button').focus();
  find('section button').remove();
  find('[role=dialog]').remove();
  await aFrame();
  expect(document.activeElement?.tagName).toBe('SECTION');
});

test('leaves the focus alone when it is elsewhere, or when somebody pressed on nothing', async () => {
  find('li button').focus();
  find('section button').focus();
  find('li').remove();
  await aFrame();
  expect(document.activeElement).toHaveTextContent('Ask');

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('section button').remove();
  await aFrame();
  expect(document.activeElement).toBe(document.body);
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}
