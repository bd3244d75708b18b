import { ConsoleScreen } from '../screens/console.screen.ts';
import { ADMINISTRATOR, expectQuiet, post, test as base } from './fixtures.ts';
import { SECOND_ADMINISTRATOR, type ServiceName } from './platform.ts';
import { StaffWork, type Caller } from './staff-work.ts';
import { watchPage } from './watch-page.ts';

/** Where the administrators' pages live: the same code, once in the shell and once on an origin of its own. */
export type ConsoleHome = {
  readonly name: string;
  readonly service: ServiceName;
  /** Where the pages are mounted. */
  readonly root: string;
};

export const HOMES: readonly ConsoleHome[] = [
  { name: 'in the shell', service: 'shell', root: '/dashboard/admin' },
  { name: 'stand-alone', service: 'mf-admin', root: '' },
];

type StaffFixtures = {
  readonly home: ConsoleHome;
  /** The console, with an administrator at it. */
  readonly desk: ConsoleScreen;
  /** The console in a second browser, with another administrator at it. */
  readonly colleague: ConsoleScreen;
};

type SharedFixtures = {
  /** Makes what waits for administrators. */
  readonly work: StaffWork;
  /** A member with enough money for every withdrawal of these tests; made once, because that takes many friends. */
  readonly rich: Caller;
};

const RICH_DOLLARS = 800;

/** The test function of what administrators do. `home` is set where a suite is run against both. */
export const test = base.extend<StaffFixtures, SharedFixtures>({
  work: [
    async ({ platform }, use) => {
      const work = new StaffWork(platform.address('api'));
      await use(work);
      await work.close();
    },
    { scope: 'worker' },
  ],
  rich: [async ({ work }, use) => use(await work.richMember(RICH_DOLLARS)), { scope: 'worker' }],
  home: [HOMES[0] as ConsoleHome, { option: true }],
  baseURL: async ({ platform, home }, use) => use(platform.address(home.service)),
  desk: async ({ page, context, home, baseURL, signIn }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(ADMINISTRATOR, baseURL);
    await use(new ConsoleScreen(page, home.root));
  },
  colleague: async ({ browser, home, baseURL, expectedMessages }, use) => {
    const context = await browser.newContext({ baseURL });
    const report = await watchPage(context);
    await post(context, `${baseURL}/api/auth/login`, SECOND_ADMINISTRATOR);
    await use(new ConsoleScreen(await context.newPage(), home.root));
    await context.close();
    expectQuiet(report, expectedMessages);
  },
});
