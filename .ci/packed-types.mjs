#!/usr/bin/env node
/**
 * Checks the types of a new remote against the packed packages, as its own repository does. It packs the declarations
 * that a build of all types has emitted.
 */
import { join } from 'node:path';
import { ROOT } from '../deploy/launcher/install.mjs';
import { runCommand } from '../deploy/launcher/run-command.mjs';
import { createOfflineRepository } from '../deploy/launcher/test/offline-repository.ts';

const repository = await createOfflineRepository('mf-packed-types', { withTypes: true });
try {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  await runCommand(process.execPath, [compiler], { cwd: repository.folder });
  console.log('The types of a new remote fit the packed packages');
} finally {
  repository.delete();
}
