module.exports = { ...require('@platform/kit/jest/preset.cjs'), displayName: 'mf-hello-world' };
