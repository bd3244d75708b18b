/** Prints what no member may get, as JSON, for browser tests: no front end imports the content. */
import { loadWorkTasks } from '../src/built-content.ts';
import { listSecrets } from '../src/secrets.ts';

const tasks = await loadWorkTasks();
// The order of items in a file can say which answer is right, and so can their names.
const names = tasks.flatMap(({ batches }) => batches.flat()).map(({ id }) => `"${id}"`);
process.stdout.write(JSON.stringify([...tasks.flatMap(listSecrets), ...names]));
