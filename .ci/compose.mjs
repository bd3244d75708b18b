#!/usr/bin/env node
/**
 * `npm run test:compose`: starts deploy/compose.yaml with Docker as docs/operations.md says, follows members and the
 * administrator through TLS, checks what Prometheus sees and what page servers reach, and restores a backup into an empty
 * database. Ends with code 1 at the first step that fails. Needs Docker, and the ports 80, 443, 3030 and 8025.
 */
import { ensureInstalled } from '../deploy/launcher/install.mjs';

await ensureInstalled();
// Needs packages, which are there now.
await import('./compose/run.mjs');
