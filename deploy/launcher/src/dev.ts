/** Runs the API and the development servers for `npm run dev`. */
import { withProgress } from '../progress.mjs';
import { launch, runAll } from './launch.ts';
import { developmentApiSpec, developmentServerSpecs } from './services/service-specs.ts';
import { formatStartupBanner } from './startup-banner.ts';
import { watchSources } from './watch-sources.ts';

await launch(async ({ settings, dataFolder, processes, abort }) => {
  const { origin, apiEnv, originEnv } = settings;
  await withProgress('Starting the API and four development servers', () =>
    runAll(abort, [
      processes.startApi(developmentApiSpec(origin, apiEnv)),
      processes.startOrigins(developmentServerSpecs(origin, originEnv)),
    ]),
  );
  watchSources(['api/src', 'api/contracts/src'], abort.signal, processes.restartApi);
  console.log(formatStartupBanner(settings, dataFolder.logs, []));
});
