/** `npm start`: takes a fresh clone to five running addresses. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/src/start.ts');
