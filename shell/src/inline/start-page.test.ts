import { PAGE_ALIVE_EVENT } from '../page-data.ts';

/** Reports the first paint at once; jsdom paints nothing. */
class PaintObserver {
  readonly #callback: (entries: unknown, observer: PaintObserver) => void;
  constructor(callback: (entries: unknown, observer: PaintObserver) => void) {
    this.#callback = callback;
  }
  observe() {
    this.#callback([], this);
  }
  disconnect() {
    // Nothing to release.
  }
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeAll(async () => {
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  document.body.innerHTML = '<form><button type="button">Menu</button></form>';
  globalThis.pageStart = {
    script: 'http://localhost/main.js',
    scriptAttributes: { crossorigin: '', integrity: 'sha256-m' },
    preloads: [{ rel: 'preload', href: '/a.js' }],
  };
  await import('./start-page.ts');
});

it('preloads the scripts after the first paint without running them', () => {
  expect(document.head.querySelector('link')?.outerHTML).toBe('<link rel="preload" href="/a.js">');
  expect(scripts()).toEqual([]);
});

it('runs the script once, on the first interaction', () => {
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button().dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(scripts()).toEqual(['http://localhost/main.js']);
  expect(document.head.querySelector('script')?.getAttribute('integrity')).toBe('sha256-m');
});

it('defers a submit, and replays the last action once the page is interactive', async () => {
  const clicked = jest.fn();
  const form = document.querySelector('form') as HTMLFormElement;
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);

  button().addEventListener('click', clicked);
  button().click();
  dispatchEvent(new Event(PAGE_ALIVE_EVENT));
  // Not within the event: React is still committing the first render then.
  expect(clicked).not.toHaveBeenCalled();
  await new Promise((done) => setTimeout(done));
  expect(clicked).toHaveBeenCalledTimes(1);

  dispatchEvent(new Event(PAGE_ALIVE_EVENT));
  await new Promise((done) => setTimeout(done));
  expect(clicked).toHaveBeenCalledTimes(1);

  const later = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});
