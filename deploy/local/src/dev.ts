/** The second stage of `npm run dev`. */
import { step } from '../progress.mjs';
import { announcement } from './announcement.ts';
import { launch, together } from './launch.ts';
import { apiService, developmentServices } from './services/services.ts';
import { watchSources } from './watch-sources.ts';

await launch(async ({ settings, folder, platform, abort }) => {
  const { origin, serviceEnv } = settings;
  await step('Starting the API and four development servers', () =>
    together(abort, [
      platform.startApi(apiService(origin, serviceEnv)),
      platform.startOrigins(developmentServices(origin, serviceEnv)),
    ]),
  );
  watchSources(['api/src', 'api/contracts/src'], abort.signal, platform.restartApi);
  console.log(announcement(settings, folder.logs, []));
});
