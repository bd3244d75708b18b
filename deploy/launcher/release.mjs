/** `npm run release -- plan|check|publish|promote|rollback|canary|origin|list|gc ...`: manages releases. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/src/release.ts');
