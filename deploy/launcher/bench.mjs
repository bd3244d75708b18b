/** `npm run bench -- [name ...]`: runs the named benches, or all of them. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/src/bench.ts');
