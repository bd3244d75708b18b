import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const REPOSITORY = resolve(__dirname, '../../../..');
const FILES = globSync('mf-*/src/**/*.tsx', { cwd: REPOSITORY }).filter(
  (file) => !/\.(test|stories)\.tsx$/.test(file),
);
/** Its form is a choice; nothing is typed. */
const NOTHING_TO_TYPE = 'mf-dashboard/src/features/blueprints/purchase/purchase-dialog.tsx';
const DIALOGS_WITH_FORM = FILES.filter((file) => file !== NOTHING_TO_TYPE)
  .map((file) => ({ file, source: readFileSync(resolve(REPOSITORY, file), 'utf8') }))
  .filter(({ source }) => source.includes('<ContractForm') && source.includes('<Dialog'));

test('finds the dialogs with a form', () => {
  expect(DIALOGS_WITH_FORM.length).toBeGreaterThan(4);
});

test.each(DIALOGS_WITH_FORM)('$file asks before it closes over typed text', ({ source }) => {
  expect(source).toMatch(/\.leave\(/);
});
