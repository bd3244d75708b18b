/** Builds the apps and runs the whole platform for `npm start`. */
import { changeStore, readRegistry } from '@platform/releases';
import { releaseSources } from './building/release-sources.ts';
import { launch, runAll } from './launch.ts';
import { apiServiceSpec, originServerSpecs } from './services/service-specs.ts';
import { formatStartupBanner } from './startup-banner.ts';

await launch(async ({ settings, dataFolder, processes, abort }) => {
  const { origin, apiEnv, originEnv } = settings;
  // The API starts while the front ends are built, so invalid settings are reported at once.
  const releases = changeStore(origin, (store) => {
    readRegistry(store); // Reports a broken registry before anything is built.
    return releaseSources(store, origin.origins, abort.signal);
  });
  await runAll(abort, [
    processes.startApi(apiServiceSpec(origin, apiEnv)),
    releases.then(() => processes.startOrigins(originServerSpecs(origin, originEnv))),
  ]);
  console.log(formatStartupBanner(settings, dataFolder.logs, await releases));
});
