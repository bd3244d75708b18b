/**
 * @own-modules The scripts of the page run when they are imported.
 */
import { PAGE_ALIVE_EVENT } from '../page-data.ts';

jest.useFakeTimers();

const form = () => document.querySelector('form') as HTMLFormElement;

beforeAll(async () => {
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe = () => undefined;
    },
  });
  document.body.innerHTML = '<form><input></form><p tabindex="0">Row</p>';
  globalThis.pageStart = { script: '', scriptAttributes: {}, preloads: [], keepsForms: true };
  await import('./start-page.ts');
  await import('./keep-input.ts');
});

it('keeps a form for the page, however long its script takes, and plays keys again', async () => {
  const submitted = jest.spyOn(form(), 'requestSubmit').mockImplementation(() => undefined);
  form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  jest.advanceTimersByTime(60_000);
  expect(submitted).not.toHaveBeenCalled();

  const press = (element: Element, init: KeyboardEventInit) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  const row = document.querySelector('p') as HTMLElement;
  row.focus();
  for (const key of ['j', 'Enter', ' ', 'a']) press(row, { key });
  press(row, { key: 'r', ctrlKey: true });
  press(document.querySelector('input') as Element, { key: 'x' });
  const pressed: string[] = [];
  document.addEventListener('keydown', ({ key, target }) =>
    pressed.push(`${key} ${(target as Element).tagName}`),
  );

  dispatchEvent(new Event(PAGE_ALIVE_EVENT));
  await jest.advanceTimersByTimeAsync(10);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(pressed).toEqual(['j P', 'a P']);
});
