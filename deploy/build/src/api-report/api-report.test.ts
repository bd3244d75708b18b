import { compareApis, findBump, formatReport, isEnough, parseReport } from './api-report.ts';

const api = (entries: Record<string, string>) => new Map(Object.entries(entries));

it('reads a report as it was written', () => {
  const report = {
    name: '@platform/kit',
    version: '1.2.0',
    api: api({ 'kit a': 'a: 1\na: 2', 'kit b': '{  }' }),
  };
  expect(parseReport(formatReport(report))).toEqual(report);
});

it.each([
  ['none', 'nothing', { a: '1' }, []],
  ['minor', 'a new name', { a: '1', b: '2' }, ['added b']],
  ['major', 'another type', { a: '2' }, ['changed a']],
  ['major', 'a missing name, also beside a new one', { b: '1' }, ['removed a', 'added b']],
])('needs the bump %s after %s', (needed, _change, after, differences) => {
  expect(compareApis(api({ a: '1' }), api(after))).toEqual({ needed, differences });
});

it.each([
  ['1.0.0', [], 'none'],
  ['1.0.1', [], 'none'],
  ['1.0.0', ['patch'], 'none'],
  ['1.1.0', [], 'minor'],
  ['1.0.0', ['patch', 'minor'], 'minor'],
  ['2.0.0', ['minor'], 'major'],
  ['1.1.0', ['minor', 'major'], 'major'],
])('from 1.0.0 to %s with changesets %j is the bump %s', (version, changesets, bump) => {
  expect(findBump('1.0.0', version, changesets)).toBe(bump);
});

it('accepts a larger bump than is needed, and no smaller one', () => {
  expect(isEnough('major', 'minor')).toBe(true);
  expect(isEnough('none', 'none')).toBe(true);
  expect(isEnough('minor', 'major')).toBe(false);
});
