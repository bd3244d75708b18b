/** `npm run dev`: the API and a development server for each front end, all reloading on source changes. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/src/dev.ts');
