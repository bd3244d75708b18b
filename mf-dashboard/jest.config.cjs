module.exports = {
  ...require('@platform/kit/build/jest-browser.cjs'),
  displayName: 'mf-dashboard',
  // Whole pages are rendered; on a busy machine that takes its time.
  testTimeout: 30_000,
};
