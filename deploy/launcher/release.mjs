/** `npm run release -- publish|promote|rollback|list <app>`: manages the release store. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/src/release.ts');
