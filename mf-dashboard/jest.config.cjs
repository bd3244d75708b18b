module.exports = {
  ...require('@platform/kit/build/jest-browser.cjs'),
  displayName: 'mf-dashboard',
};
