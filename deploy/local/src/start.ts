/** The second stage of `npm start`, on the Node that the repository brings. */
import { announcement } from './announcement.ts';
import { releaseSources } from './building/releases-of-sources.ts';
import { launch, together } from './launch.ts';
import { readRegistry } from './releases/registry-file.ts';
import { apiService, originServices } from './services/services.ts';

await launch(async ({ settings, folder, platform, abort }) => {
  const { origin, serviceEnv } = settings;
  readRegistry(origin.releaseStore); // Before anything is built: a broken one stops the start.
  // The API comes up while the front ends are built, so that what is wrong with its settings is said at once.
  const releases = releaseSources(origin.releaseStore, abort.signal);
  await together(abort, [
    platform.startApi(apiService(origin, serviceEnv)),
    releases.then(() => platform.startOrigins(originServices(origin, serviceEnv))),
  ]);
  console.log(announcement(settings, folder.logs, await releases));
});
