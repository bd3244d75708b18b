/** Reports the test files of Jest as events. */
import { emit } from './events.mjs';

export default class {
  /** The tests that are run: those whose full name contains the title that was asked for. */
  #isWanted;

  constructor({ testNamePattern }) {
    const pattern = new RegExp(testNamePattern || '', 'i');
    this.#isWanted = ({ fullName }) => pattern.test(fullName);
  }

  onRunStart({ numTotalTestSuites }) {
    emit({ type: 'total', count: numTotalTestSuites });
  }

  onTestFileStart({ path }) {
    emit({ type: 'start', file: path });
  }

  onTestFileResult({ path }, { testResults, testExecError, perfStats, failureMessage }) {
    const tests = testResults.filter(this.#isWanted).map(({ title, fullName, status, failureMessages }) => ({
      title,
      name: fullName,
      status: ['passed', 'failed'].includes(status) ? status : 'skipped',
      message: failureMessages.join('\n'),
    }));
    // A file that does not load has no tests to count, and must not pass for that; nor one that fails outside of them.
    if (testExecError || (failureMessage && tests.every(({ status }) => status !== 'failed')))
      tests.push({ title: '', name: 'did not run', status: 'failed', message: failureMessage ?? '' });
    emit({ type: 'result', file: path, seconds: (perfStats.end - perfStats.start) / 1000, tests });
  }
}
