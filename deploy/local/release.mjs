/** `npm run release -- publish|promote|rollback|list <app>` */
import { goOnWith } from './first-stage.mjs';

await goOnWith('deploy/local/src/release.ts');
