import { ConsoleScreen } from '../screens/console.screen.ts';
import { ADMINISTRATOR, expectNoPageErrors, post, test as base } from './fixtures.ts';
import { SECOND_ADMINISTRATOR, type ServiceName } from './platform.ts';
import { Seeder, type ApiUser } from './seeder.ts';
import { monitorPages } from './page-monitor.ts';

/** Where the console runs: in the shell, or standalone on its own origin. */
export type ConsoleHost = {
  readonly name: string;
  readonly service: ServiceName;
  /** The path that the pages are mounted at. */
  readonly root: string;
  /** For tests that run in the default tier too, in one of the hosts. */
  readonly coreTag: '@core' | [];
};

export const HOSTS: readonly ConsoleHost[] = [
  { name: 'in the shell', service: 'shell', root: '/dashboard/admin', coreTag: '@core' },
  { name: 'standalone', service: 'mf-admin', root: '', coreTag: [] },
];

type AdminFixtures = {
  readonly host: ConsoleHost;
  /** The console, used by an administrator. Its clock is one that tests can move. */
  readonly admin: ConsoleScreen;
  /** The console in a second browser, used by another administrator. */
  readonly secondAdmin: ConsoleScreen;
};

type WorkerFixtures = {
  /** Creates members and their requests. */
  readonly seeder: Seeder;
  /** A member with enough money for every withdrawal; created once per worker, because it takes many referrals. */
  readonly richMember: ApiUser;
};

const RICH_DOLLARS = 1_200;

/** `test` with the fixtures of the console. Suites that run in both hosts set `host`. */
export const test = base.extend<AdminFixtures, WorkerFixtures>({
  seeder: [
    async ({ platform }, use) => {
      const seeder = new Seeder(platform);
      await use(seeder);
      await seeder.close();
    },
    { scope: 'worker' },
  ],
  richMember: [async ({ seeder }, use) => use(await seeder.richMember(RICH_DOLLARS)), { scope: 'worker' }],
  host: [HOSTS[0] as ConsoleHost, { option: true }],
  baseURL: async ({ platform, host }, use) => use(platform.address(host.service)),
  admin: async ({ page, context, host, baseURL, logIn }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.clock.install();
    await logIn(ADMINISTRATOR, baseURL);
    await use(new ConsoleScreen(page, host.root));
  },
  secondAdmin: async ({ browser, host, baseURL, expectedMessages }, use) => {
    const context = await browser.newContext({ baseURL });
    await context.clock.install();
    const report = await monitorPages(context);
    await post(context, `${baseURL}/api/auth/login`, SECOND_ADMINISTRATOR);
    await use(new ConsoleScreen(await context.newPage(), host.root));
    await context.close();
    expectNoPageErrors(report, expectedMessages);
  },
});
