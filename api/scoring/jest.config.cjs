module.exports = { ...require('../../jest.preset.cjs').node, displayName: 'scoring', rootDir: __dirname };
