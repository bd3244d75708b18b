import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const REPOSITORY = resolve(__dirname, '../../../..');
const FILES = globSync('mf-*/src/**/*.tsx', { cwd: REPOSITORY }).filter(
  (file) => !/\.(test|stories)\.tsx$/.test(file),
);
/** Dialogs whose form has a field to type into. */
const DIALOGS_WITH_FORM = FILES.map((file) => ({
  file,
  source: readFileSync(resolve(REPOSITORY, file), 'utf8'),
})).filter(({ source }) =>
  ['<ContractForm', '<Dialog', /<(TextField|TextArea|ReasonField)/].every((part) => source.search(part) >= 0),
);

test('finds the dialogs with a form', () => {
  expect(DIALOGS_WITH_FORM.length).toBeGreaterThan(4);
});

test.each(DIALOGS_WITH_FORM)('$file asks before it closes over typed text', ({ source }) => {
  expect(source).toMatch(/\.leave\(/);
});
