/** `npm run release -- plan|check|publish|promote|rollback|origin|list|gc|keys ...`: manages the release store. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/src/release.ts');
