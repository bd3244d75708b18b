/** `npm run test:faults`: breaks disks and processes under load, and measures recovery and losses. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/faults/run.ts');
