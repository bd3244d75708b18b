import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// How long a test waits for what is to appear: long enough for a machine that does much else.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** What a page says on the console is a fault that somebody will see: a test that causes it fails. */
for (const method of ['error', 'warn'] as const) {
  jest.spyOn(console, method).mockImplementation((...words: unknown[]) => {
    // Radix announces a toast a frame later, which is nobody's to wait for.
    if (words.some((word) => typeof word === 'string' && word.startsWith('ToastAnnounce'))) return;
    throw new Error(`console.${method}: ${words.map(String).join(' ')}`);
  });
}
