// Without hooks of their own, which would be registered for the first of the files that share them only.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
const matchers = require('@testing-library/jest-dom/matchers');
const { configure } = require('@testing-library/dom');
const { cleanup } = require('@testing-library/react');

expect.extend(matchers);
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(cleanup);

// Generous, because tests also run on busy machines.
configure({ asyncUtilTimeout: 30_000 });

/** Fails a test whose page logs an error or a warning. */
for (const method of ['error', 'warn']) {
  jest.spyOn(console, method).mockImplementation((...values) => {
    // Radix announces a toast one frame later, outside of any `act`; tests do not wait for it.
    if (values.some((value) => typeof value === 'string' && value.startsWith('ToastAnnounce'))) return;
    throw new Error(`console.${method}: ${values.map(String).join(' ')}`);
  });
}
