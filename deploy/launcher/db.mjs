/** `npm run db -- <command>`: keeps, checks and moves the data of the platform. `secrets` needs no packages. */
import { runWithBundledNode } from './bootstrap.mjs';

if (process.argv[2] === 'secrets') {
  process.argv.splice(2, 1);
  await import('./secrets.mjs');
} else await runWithBundledNode('api/src/tools/db.ts');
