#!/usr/bin/env node
/**
 * `npm run test:containers`: builds the images, starts deploy/compose.yaml with podman, and replaces, kills and starves its
 * containers under load. Ends with a table, which goes to docs/operations.md, and with code 1 if anything failed that
 * should not have. Needs podman, podman-compose and root; with `--help` it lists its options.
 */
import { ensureInstalled } from '../deploy/launcher/install.mjs';

await ensureInstalled();
// Needs packages, which are there now.
await import('./containers/run.mjs');
