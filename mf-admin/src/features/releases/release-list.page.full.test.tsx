import {
  endReleaseCanary,
  getReleaseHealth,
  getReleases,
  promoteRelease,
  rollBackRelease,
  startReleaseCanary,
  type LiveRelease,
  type ReleaseHealth,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createAdminServer } from '../../testing/admin-server.ts';
import { createLiveRelease, createReleaseHealth } from '../../testing/releases.factory.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const REASON = 'This is the planned release of this version.';

/** Opens the page for one app. */
async function openPage({
  release = createLiveRelease(),
  health = createReleaseHealth(),
  canRelease = true,
}: { release?: LiveRelease; health?: ReleaseHealth; canRelease?: boolean } = {}) {
  const server = createAdminServer();
  server.respondWith(getReleases, { revision: 17, canRelease, apps: [release], damaged: [], retired: [] });
  server.respondWith(getReleaseHealth, health);
  const { person } = await renderScreen('/releases', server);
  await screen.findByRole('region', { name: /^mf-admin/ });
  return { person, server };
}

const findButton = (name: string) => screen.findByRole('button', { name });

test('shows what is live of each app, since when, by whom and why', async () => {
  await openPage();

  const details = screen.getByText('Live version').closest('dl')!;
  expect(details).toHaveTextContent('1.0.0-ab12cd34');
  expect(details).toHaveTextContent('ada in run 7');
  expect(details).toHaveTextContent('The tables are clearer.');
  const notes = screen.getByText('What 1.0.0-ab12cd34 changed').closest('details')!;
  expect(within(notes).getByRole('listitem')).toHaveTextContent('A list says what is due first.');
  expect(screen.getByText(/Registry revision 17/)).toBeVisible();
});

test('promotes a version with a reason, on top of the revision that the page shows', async () => {
  const { person, server } = await openPage();
  server.respondWith(promoteRelease, { revision: 18 });
  await person.click(await findButton('Promote mf-admin 1.1.0-cd34ef56'));
  expect(within(screen.getByRole('dialog')).getByText('What 1.1.0-cd34ef56 changed')).toBeVisible();
  await person.click(await findButton('Promote this version'));
  expect(await screen.findByText('Please give a reason')).toBeVisible();

  await person.click(await findButton('Planned release'));
  const promoted = createLiveRelease({ version: '1.1.0-cd34ef56' });
  server.respondWith(getReleases, {
    revision: 18,
    canRelease: true,
    apps: [promoted],
    damaged: [],
    retired: [],
  });
  await person.click(await findButton('Promote this version'));

  expect(await screen.findByText('mf-admin 1.1.0-cd34ef56 is live')).toBeVisible();
  expect(server.calls(promoteRelease)).toEqual([
    expect.objectContaining({
      params: { app: 'mf-admin' },
      body: { version: '1.1.0-cd34ef56', reason: REASON, revision: 17 },
    }),
  ]);
  // The button that was pressed is gone.
  await waitFor(() => expect(screen.getByRole('region', { name: /^mf-admin/ })).toHaveFocus());
});

test('rolls back, and starts and ends a canary', async () => {
  const { person, server } = await openPage({
    release: createLiveRelease({ canary: { version: '1.1.0-cd34ef56', percent: 5 } }),
  });
  for (const endpoint of [rollBackRelease, startReleaseCanary, endReleaseCanary])
    server.respondWith(endpoint, { revision: 18 });
  expect(screen.getByText('Canary: 5% of visitors')).toBeVisible();

  await person.click(await findButton('Roll back mf-admin to 0.9.0-ef56ab78'));
  await person.click(await findButton('Pages fail'));
  await person.click(await findButton('Roll back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await findButton('End the canary of mf-admin'));
  await person.click(await findButton('Too slow'));
  await person.click(await findButton('End the canary'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const [rollback] = server.calls(rollBackRelease);
  expect(rollback!.body).toEqual({ reason: 'Pages of this version fail for visitors.', revision: 17 });
  const [end] = server.calls(endReleaseCanary);
  expect(end!.body).toEqual({ reason: 'Pages of this version are too slow.', revision: 17 });
});

test('rolls back the app whose pages fail with two keys', async () => {
  const { person, server } = await openPage();
  server.respondWith(rollBackRelease, { revision: 18 });
  const button = await findButton('Roll back mf-admin to 0.9.0-ef56ab78');
  await waitFor(() => expect(button).toHaveAttribute('aria-keyshortcuts', 'b'));

  await person.keyboard('b');
  await findButton('Roll back');
  await person.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(server.calls(rollBackRelease)).toHaveLength(1));
  expect(server.calls(rollBackRelease)[0]!.body).toEqual({
    reason: 'Pages of this version fail for visitors.',
    revision: 17,
  });
});

test('has no key for a rollback while pages work, or are not served', async () => {
  const health = createReleaseHealth();
  const unusable = { at: '2026-03-02T13:00:00.000Z', reason: 'The server cannot use it: its code failed' };
  health.apps[0]!.versions = [{ ...health.apps[0]!.versions[0]!, faultyNetworks: 0, unusable }];
  const { person } = await openPage({ health });
  expect(await screen.findByText('Not served')).toBeVisible();
  expect(await findButton('Roll back mf-admin to 0.9.0-ef56ab78')).not.toHaveAttribute('aria-keyshortcuts');
  await person.keyboard('b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the live version and its canary side by side', async () => {
  const health = createReleaseHealth();
  const [live] = health.apps[0]!.versions;
  const canary = { ...live!, version: '1.1.0-cd34ef56', views: 60, networks: 20, faultyNetworks: 0 };
  await openPage({
    release: createLiveRelease({ canary: { version: canary.version, percent: 5 } }),
    health: { ...health, apps: [{ app: 'mf-admin', versions: [live!, canary] }] },
  });
  const table = await screen.findByRole('table', { name: 'mf-admin: live and canary, last 24 hours' });
  expect(within(table).getByRole('columnheader', { name: 'Canary, 5%' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'State Failing Healthy' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Failed in 15 (5%) 0 (0%)' })).toBeVisible();
});

test('starts a canary for a part of the visitors', async () => {
  const { person, server } = await openPage();
  server.respondWith(startReleaseCanary, { revision: 18 });
  await person.click(await findButton('Start a canary of mf-admin 1.1.0-cd34ef56'));
  await person.selectOptions(screen.getByLabelText('Visitors'), '25% of visitors');
  await person.click(await findButton('Planned release'));
  await person.click(await findButton('Start the canary'));

  await waitFor(() => expect(server.calls(startReleaseCanary)).toHaveLength(1));
  expect(server.calls(startReleaseCanary)[0]!.body).toEqual({
    version: '1.1.0-cd34ef56',
    percent: 25,
    reason: REASON,
    revision: 17,
  });
});

/** Creates releases whose newer version has failed in a browser. */
function createFailed(): LiveRelease {
  const release = createLiveRelease();
  const [newer, ...others] = release.versions;
  const failedCheck = {
    shell: '2.0.0-ab12cd34',
    at: '2026-03-02T11:06:00.000Z',
    by: 'grace',
    problems: ['mf-admin 1.1.0-cd34ef56: /users writes to the console: a warning'],
  };
  return { ...release, versions: [{ ...newer!, failedCheck }, ...others] };
}

test('warns of a version whose pages failed in a browser, and promotes it nevertheless', async () => {
  const { person, server } = await openPage({ release: createFailed() });
  const table = await screen.findByRole('table', { name: 'Versions of mf-admin' });
  expect(within(table).getAllByText('Failed in a browser')).toHaveLength(1);
  server.respondWith(promoteRelease, { revision: 18 });
  await person.click(await findButton('Promote mf-admin 1.1.0-cd34ef56'));
  expect(
    within(screen.getByRole('dialog')).getByText(/\/users writes to the console: a warning/),
  ).toBeVisible();
  await person.click(await findButton('Planned release'));
  await person.click(await findButton('Promote this version'));
  await waitFor(() => expect(server.calls(promoteRelease)).toHaveLength(1));
});

test('does not warn of pages that a rollback brings back', async () => {
  const { person } = await openPage({ release: createFailed() });
  await person.click(await findButton('Roll back mf-admin to 0.9.0-ef56ab78'));
  expect(within(screen.getByRole('dialog')).queryByText(/failed in a browser/)).toBeNull();
});

test('offers a canary of the shell', async () => {
  const server = createAdminServer();
  const apps = [createLiveRelease({ app: 'shell' })];
  server.respondWith(getReleases, { revision: 17, canRelease: true, apps, damaged: [], retired: [] });
  server.respondWith(getReleaseHealth, { apps: [], rolledBack: [] });
  await renderScreen('/releases', server);

  expect(await findButton('Promote shell 1.1.0-cd34ef56')).toBeVisible();
  expect(await findButton('Start a canary of shell 1.1.0-cd34ef56')).toBeVisible();
});

test('shows the sentences of the check, and keeps the reason', async () => {
  const { person, server } = await openPage();
  const message = 'Cannot promote: mf-admin 1.1.0-cd34ef56: main.js is missing.';
  server.rejectWith(promoteRelease, { code: 'release_rejected', message });
  await person.click(await findButton('Promote mf-admin 1.1.0-cd34ef56'));
  await person.click(await findButton('Planned release'));
  await person.click(await findButton('Promote this version'));

  expect(await screen.findByText(`Failed to change mf-admin: ${message}`)).toBeVisible();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue(REASON);
});

test('loads what has changed meanwhile, and does not decide about it with what was seen before', async () => {
  const { person, server } = await openPage();
  server.rejectWith(promoteRelease, { code: 'releases_changed', message: 'The releases have changed.' });
  await person.click(await findButton('Promote mf-admin 1.1.0-cd34ef56'));
  server.respondWith(getReleases, {
    revision: 18,
    canRelease: true,
    apps: [createLiveRelease()],
    damaged: [],
    retired: [],
  });
  await person.click(await findButton('Planned release'));
  await person.click(await findButton('Promote this version'));
  expect(await screen.findByText(/Look at what is live now/)).toBeVisible();
  expect(await screen.findByText(/Registry revision 18/)).toBeInTheDocument();

  await person.click(await findButton('Promote this version'));
  await waitFor(() => expect(server.calls(promoteRelease)).toHaveLength(2));
  expect(server.calls(promoteRelease)[1]!.body).toMatchObject({ revision: 17 });
});

test('shows the health of each version in words, its faults, and what was rolled back', async () => {
  const { person } = await openPage();
  expect(screen.getByText('mf-admin 1.1.0-cd34ef56 was rolled back automatically')).toBeVisible();
  expect(screen.getByText(/^pages failed in 18 of 40 networks/)).toBeVisible();

  await person.click(screen.getByRole('tab', { name: 'Health' }));
  const table = within(screen.getByRole('table', { name: /^Health of mf-admin/ }));
  for (const text of [
    'Failing',
    '1,200',
    '300',
    '15 (5%)',
    '1.8 s, good',
    '260 ms, needs work',
    '0.31, poor',
  ])
    expect(table.getByText(text)).toBeVisible();
  const faults = within(screen.getByRole('table', { name: 'Faults of mf-admin in most networks' }));
  expect(faults.getByText('Showing the page')).toBeVisible();
  expect(faults.getByText('title is undefined')).toBeVisible();
});

test('shows which remotes are retired, since when, by whom and why', async () => {
  const server = createAdminServer();
  const at = '2026-03-05T10:00:00.000Z';
  const retired = { app: 'mf-reports', version: '1.0.0-ab12cd34', at, by: 'ada', reason: 'It has moved.' };
  server.respondWith(getReleases, {
    revision: 17,
    canRelease: true,
    apps: [createLiveRelease()],
    damaged: [],
    retired: [retired],
  });
  server.respondWith(getReleaseHealth, { apps: [], rolledBack: [] });
  await renderScreen('/releases', server);

  expect(await screen.findByText('mf-reports is retired')).toBeVisible();
  expect(screen.getByText(/By ada/)).toHaveTextContent('It has moved.');
});

test('shows a damaged live version first, and rolls it back', async () => {
  const server = createAdminServer();
  const { contract: _contract, builtAt: _builtAt, ...damaged } = createLiveRelease({ app: 'mf-reports' });
  server.respondWith(getReleases, {
    revision: 17,
    canRelease: true,
    apps: [createLiveRelease()],
    damaged: [damaged],
    retired: [],
  });
  server.respondWith(getReleaseHealth, { apps: [], rolledBack: [] });
  server.respondWith(rollBackRelease, { revision: 18 });
  const { person } = await renderScreen('/releases', server);
  const [first, second] = await screen.findAllByRole('region', { name: /^mf-/ });
  expect(first).toHaveTextContent(/mf-reports.*Damaged.*The live version is damaged/);
  expect(second).not.toHaveTextContent('damaged');

  await person.click(await findButton('Roll back mf-reports to 0.9.0-ef56ab78'));
  await person.click(await findButton('Pages fail'));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Roll back/ }));
  await waitFor(() => expect(server.calls(rollBackRelease)).toHaveLength(1));
  expect(server.calls(rollBackRelease)[0]!.params).toEqual({ app: 'mf-reports' });
});

test('says that a version is not served, and why', async () => {
  const health = createReleaseHealth();
  const [live] = health.apps[0]!.versions;
  const unusable = { at: '2026-03-02T13:00:00.000Z', reason: 'The server cannot use it: its code failed' };
  health.apps[0]!.versions = [{ ...live!, faultyNetworks: 0, unusable }];
  await openPage({ health });

  const region = screen.getByRole('region', { name: /^mf-admin/ });
  expect(region).toHaveTextContent(/Not served.*Visitors do not get 1\.0\.0-ab12cd34.*its code failed/);
  expect(within(region).queryByText('Healthy')).toBeNull();
});

test('shows the latest changes', async () => {
  const { person } = await openPage();
  await person.click(screen.getByRole('tab', { name: 'History' }));

  const row = within(screen.getByRole('table', { name: 'Changes of mf-admin' }))
    .getAllByRole('row')
    .at(-1)!;
  expect(row).toHaveTextContent(/Promoted.*1\.0\.0-ab12cd34.*0\.9\.0-ef56ab78.*ada in run 7.*clearer/);
});

test('an administrator who is no release manager reads only', async () => {
  await openPage({ canRelease: false });

  expect(screen.getByText(/in the setting RELEASE_MANAGERS/)).toBeVisible();
  for (const name of [/^Promote/, /canary/i, /^Roll/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('shows what is live although the health cannot be loaded', async () => {
  const server = createAdminServer();
  server.respondWith(getReleases, {
    revision: 17,
    canRelease: true,
    apps: [createLiveRelease()],
    damaged: [],
    retired: [],
  });
  server.rejectWith(getReleaseHealth, { code: 'unavailable' });
  await renderScreen('/releases', server);

  expect(await screen.findByText('Failed to load the health of the versions')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Versions of mf-admin' })).toBeVisible();
});

test('says what to do while nothing is live', async () => {
  const server = createAdminServer();
  server.respondWith(getReleases, { revision: 0, canRelease: true, apps: [], damaged: [], retired: [] });
  server.respondWith(getReleaseHealth, { apps: [], rolledBack: [] });
  await renderScreen('/releases', server);

  expect(await screen.findByText('Nothing is live yet')).toBeVisible();
});

test('shows that the releases failed to load, with a Retry button', async () => {
  const server = createAdminServer();
  server.rejectWith(getReleases, { code: 'unavailable' });
  server.respondWith(getReleaseHealth, { apps: [], rolledBack: [] });
  await renderScreen('/releases', server);
  expect(await screen.findByText('Failed to load the releases')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
