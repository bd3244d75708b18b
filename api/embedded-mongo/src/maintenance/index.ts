// Tools for a data folder; none of them needs an engine, and all but `compact` and `restore` run beside one.
export { backUp, compact, restore } from './backup.ts';
export { checkDatabase } from './check.ts';
export { openStoredData } from './stored-data.ts';
