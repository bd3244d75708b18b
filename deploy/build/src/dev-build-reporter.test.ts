import { createBuildReporter } from './dev-build-reporter.ts';

it('reports a problem once without colors, and the next good build', () => {
  const messages: string[] = [];
  const reporter = createBuildReporter('mf-dashboard', (message) => messages.push(message));
  reporter.clear();
  reporter.report('\u001B[31mERROR\u001B[39m in ./src/remote.ts\n');
  reporter.report('ERROR in ./src/remote.ts');
  expect(reporter.problem()).toBe('ERROR in ./src/remote.ts');
  reporter.clear();

  expect(reporter.problem()).toBeUndefined();
  expect(messages).toEqual([
    'mf-dashboard does not build; its last good build stays in place:\nERROR in ./src/remote.ts',
    'mf-dashboard builds again.',
  ]);
});
