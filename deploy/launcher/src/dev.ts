/** Runs development servers for `npm run dev`, with the rest of the platform unless `--against` names another one. */
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import { developmentStore, signOverride } from '@platform/releases';
import { getAddressNames } from '@platform/server-kit/settings';
import { dim, red, withProgress } from '../progress.mjs';
import { prepareDevelopmentStore } from './building/development-store.ts';
import { type DevOptions, parseDevOptions } from './dev-options.ts';
import { type Launch, launch, runAll } from './launch.ts';
import { developmentApiSpec, developmentServerSpecs, releasedServerSpecs } from './services/service-specs.ts';
import { formatStartupBanner } from './startup-banner.ts';
import { watchSources } from './watch-sources.ts';

/** How long a link for another installation is valid: a working day. */
const OVERRIDE_HOURS = 12;

/** glibc keeps a heap for each thread that allocates, 10 to 100 MB more in each process. Other systems ignore it. */
const FEW_HEAPS = { MALLOC_ARENA_MAX: '2' };

try {
  const options = parseDevOptions(process.argv.slice(2));
  if (options.against === undefined) await launch((context) => startPlatform(context, options));
  else
    await launch(
      (context) => startRemote(context, options),
      options.hot.map((app) => getAddressNames(app).port),
    );
} catch (error) {
  console.error(red(getErrorMessage(error)));
  process.exitCode = 1;
}

async function startPlatform(
  { settings, dataFolder, processes, abort }: Launch,
  options: DevOptions,
): Promise<void> {
  const { pageServer } = settings;
  // The console shows, and reports of pages are counted for, what these servers serve.
  const apiEnv = { ...settings.apiEnv, RELEASE_STORE: developmentStore(pageServer.dataDir), ...FEW_HEAPS };
  const pageServerEnv = { ...settings.pageServerEnv, ...FEW_HEAPS };
  const { hot } = options;
  const store = prepareDevelopmentStore(pageServer, hot, abort.signal);
  const startPageServers = async () => {
    await processes.startPageServers([
      ...releasedServerSpecs(pageServer, { ...pageServerEnv, RELEASE_STORE: await store }, options),
      ...developmentServerSpecs(pageServer, pageServerEnv, options),
    ]);
  };
  await withProgress(`Starting the API and the development servers of ${hot.join(', ')}`, () =>
    runAll(abort, [processes.startApi(developmentApiSpec(pageServer, apiEnv)), startPageServers()]),
  );
  watchSources(['api/src', 'api/contracts/src'], abort.signal, processes.restartApi);
  console.log(formatStartupBanner(settings, dataFolder.logs, []));
}

/** Starts one development server, and prints the link that makes the other installation load it. */
async function startRemote({ settings, processes }: Launch, options: DevOptions): Promise<void> {
  const { pageServer } = settings;
  const pageServerEnv = { ...settings.pageServerEnv, ...FEW_HEAPS };
  const { against = '' } = options;
  const [remote = ''] = options.hot;
  if (pageServer.overrideSecret === undefined)
    throw new StartError(`OVERRIDE_SECRET is missing. Set it to the one of ${against}.`);
  await withProgress(`Starting the development server of ${remote}`, () =>
    processes.startPageServers(developmentServerSpecs(pageServer, pageServerEnv, options)),
  );
  const { [remote]: address = '' } = pageServer.origins;
  const expiresAtMs = Date.now() + OVERRIDE_HOURS * 3_600_000;
  const token = signOverride({ remote, origin: address, expiresAtMs }, pageServer.overrideSecret);
  console.log(
    `\nOpen this link to load ${remote} from ${address} in ${against}, for ${OVERRIDE_HOURS} hours:`,
  );
  console.log(`${against}/dev/override?token=${token}`);
  console.log(dim('No other visitor is affected. Edits reload the page.'));
}
