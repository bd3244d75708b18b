/** `npm start`: everything, from a fresh clone to five addresses that answer. */
import { goOnWith } from './first-stage.mjs';

await goOnWith('deploy/local/src/start.ts');
