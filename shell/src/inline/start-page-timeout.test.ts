/**
 * @own-modules The script of the page runs when it is imported.
 */
it('leaves a form to the browser, once, if the page does not become interactive in five seconds', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  document.body.innerHTML = '<form></form>';
  globalThis.pageStart = { script: 'http://localhost/main.js', scriptAttributes: {}, preloads: [] };
  await import('./start-page.ts');
  const form = document.querySelector('form') as HTMLFormElement;
  const requestSubmit = jest.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);

  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(requestSubmit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);

  expect(requestSubmit).toHaveBeenCalledTimes(1);
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(false);
  dispatchEvent(new Event('page-alive'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
