/** Prints what no member may get, as JSON, for browser tests: no front end imports the content. */
import { loadCourseBanks, loadWorkTasks } from '../src/built-content.ts';
import { listBankSecrets, listSecrets } from '../src/secrets.ts';

const [tasks, banks] = [await loadWorkTasks(), await loadCourseBanks()];
// The order of items in a file can say which answer is right, and so can their names.
const names = tasks.flatMap(({ batches }) => batches.flat()).map(({ id }) => `"${id}"`);
process.stdout.write(
  JSON.stringify([...tasks.flatMap(listSecrets), ...banks.flatMap(listBankSecrets), ...names]),
);
