/** `npm run dev`: the API and a development server for each front end, each following its sources. */
import { goOnWith } from './first-stage.mjs';

await goOnWith('deploy/local/src/dev.ts');
