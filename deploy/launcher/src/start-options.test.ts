import { StartError } from '@platform/server-kit/node-utils';
import { parseDemoOption } from './start-options.ts';

test.each([
  [[], 'on'],
  [['--empty'], 'off'],
  [['--fresh-demo'], 'fresh'],
])('npm start -- %j makes DEMO %s', (args, demo) => {
  expect(parseDemoOption(args)).toBe(demo);
});

test.each([[['--empty', '--fresh-demo']], [['--demo']], [['demo']]])(
  'npm start -- %j is rejected with the usage',
  (args) => {
    expect(() => parseDemoOption(args)).toThrow(StartError);
    expect(() => parseDemoOption(args)).toThrow('npm start -- [--empty | --fresh-demo]');
  },
);
