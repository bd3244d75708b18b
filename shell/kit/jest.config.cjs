module.exports = { ...require('./build/jest-browser.cjs'), displayName: 'kit' };
