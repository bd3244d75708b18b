require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Generous, because tests also run on busy machines.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** Fails a test whose page logs an error or a warning. */
for (const method of ['error', 'warn']) {
  jest.spyOn(console, method).mockImplementation((...values) => {
    // Radix announces a toast one frame later, outside of any `act`; tests do not wait for it.
    if (values.some((value) => typeof value === 'string' && value.startsWith('ToastAnnounce'))) return;
    throw new Error(`console.${method}: ${values.map(String).join(' ')}`);
  });
}
