/** Builds the apps and runs the whole platform for `npm start`. */
import { changeStore, readRegistry } from '@platform/releases';
import { releaseSources } from './building/release-sources.ts';
import { launch, runAll } from './launch.ts';
import { apiServiceSpec, pageServerSpecs } from './services/service-specs.ts';
import { formatStartupBanner } from './startup-banner.ts';

await launch(async ({ settings, dataFolder, processes, abort }) => {
  const { pageServer, apiEnv, pageServerEnv } = settings;
  // The API starts while the front ends are built, so invalid settings are reported at once.
  const releases = changeStore(pageServer, (store) => {
    readRegistry(store); // Reports a broken registry before anything is built.
    return releaseSources(store, pageServer.origins, abort.signal);
  });
  await runAll(abort, [
    processes.startApi(apiServiceSpec(pageServer, apiEnv)),
    releases.then(() => processes.startPageServers(pageServerSpecs(pageServer, pageServerEnv))),
  ]);
  console.log(formatStartupBanner(settings, dataFolder.logs, await releases));
});
