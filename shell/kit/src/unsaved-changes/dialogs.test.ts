import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const REPOSITORY = resolve(__dirname, '../../../..');
const FILES = globSync('mf-*/src/**/*.tsx', { cwd: REPOSITORY }).filter(
  (file) => !/\.(test|stories)\.tsx$/.test(file),
);
const DIALOGS_WITH_FORM = FILES.map((file) => ({
  file,
  source: readFileSync(resolve(REPOSITORY, file), 'utf8'),
})).filter(({ source }) => source.includes('<ContractForm') && source.includes('<Dialog'));

test('finds the dialogs with a form', () => {
  expect(DIALOGS_WITH_FORM.length).toBeGreaterThan(4);
});

test.each(DIALOGS_WITH_FORM)('$file asks before it closes over typed text', ({ source }) => {
  expect(source).toMatch(/\.leave\(/);
});
