/** Builds the apps and runs the whole platform for `npm start`. */
import { changeStore, readRegistry } from '@platform/releases';
import { releaseSources } from './building/release-sources.ts';
import { releaseDemo } from './demo-releases.ts';
import { launch, runAll } from './launch.ts';
import { apiServiceSpec, pageServerSpecs } from './services/service-specs.ts';
import { parseDemoOption } from './start-options.ts';
import { formatStartupBanner } from './startup-banner.ts';

await launch(async ({ settings, dataFolder, processes, abort }) => {
  const { pageServer, pageServerEnv } = settings;
  const demo = parseDemoOption(process.argv.slice(2));
  // Production has none; the API says so if a fresh one is asked for.
  const hasNone = pageServer.production && demo !== 'fresh';
  const apiEnv = hasNone ? settings.apiEnv : { ...settings.apiEnv, DEMO: demo };
  // The API starts while the front ends are built, so invalid settings are reported at once.
  const releases = changeStore(pageServer, async (store) => {
    const { revision } = readRegistry(store); // Reports a broken registry before anything is built.
    const outcomes = await releaseSources(store, pageServer.origins, abort.signal);
    if (revision === 0 && !pageServer.production && demo !== 'off') releaseDemo(store);
    return outcomes;
  });
  await runAll(abort, [
    processes.startApi(apiServiceSpec(pageServer, apiEnv)),
    releases.then(() => processes.startPageServers(pageServerSpecs(pageServer, pageServerEnv))),
  ]);
  console.log(formatStartupBanner(settings, dataFolder.logs, await releases));
});
