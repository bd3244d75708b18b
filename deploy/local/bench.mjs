/** `npm run bench -- [name ...]` */
import { goOnWith } from './first-stage.mjs';

await goOnWith('deploy/local/src/bench.ts');
