/** Reports the tests of Playwright as events. */
import { emit } from './events.mjs';

const STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'unstable', skipped: 'skipped' };

export default class {
  onBegin(_config, suite) {
    emit({ type: 'total', count: suite.allTests().length });
  }

  onTestBegin({ location }, { retry }) {
    if (retry === 0) emit({ type: 'start', file: location.file });
  }

  onTestEnd(test, result) {
    const seconds = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    // It is run once more.
    if (test.outcome() === 'unexpected' && result.retry < test.retries) return;
    emit({
      type: 'result',
      file: test.location.file,
      seconds,
      notCompared: test.annotations.find(({ type }) => type === 'not compared')?.description,
      tests: [
        {
          // A test that passed or was skipped ends again if another one of its serial group is run once more.
          id: test.id,
          title: test.title,
          // Without project and file.
          name: test.titlePath().slice(3).join(' > '),
          status: STATUS[test.outcome()],
          message: test.results.flatMap(({ errors }) => errors.map(describe)).join('\n'),
        },
      ],
    });
  }

  onError(error) {
    emit({ type: 'error', message: describe(error) });
  }

  onEnd({ status }) {
    if (['timedout', 'interrupted'].includes(status))
      emit({ type: 'error', message: `The browser tests ended early: ${status}.` });
  }

  printsToStdio() {
    return true;
  }
}

function describe({ stack, message, value }) {
  return stack ?? message ?? value ?? 'unknown error';
}
