/** `npm run test:proxies`: runs the platform behind Caddy and nginx, and replaces its processes under load. */
import { runWithBundledNode } from './bootstrap.mjs';

await runWithBundledNode('deploy/launcher/proxies/run.ts');
