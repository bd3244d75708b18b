/** `npm run new -- remote NAME [--in FOLDER]`: makes a remote, here or in a repository of its own. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/src/new.ts');
