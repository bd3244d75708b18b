import { act, screen, within } from '@testing-library/react';
import { createOpenPay } from '../../testing/open-pay.factory.ts';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

const PAGE = '/dashboard/blueprints';

test('warns that the free blueprint is not active, and locks the others', async () => {
  await renderAsMember(PAGE);
  expect(await screen.findByText('Activate the free blueprint first')).toBeVisible();
  const premium = within(screen.getByRole('region', { name: 'Premium Blueprints' }));
  expect(premium.getAllByText('Locked')).toHaveLength(8);
  expect(within(screen.getByRole('region', { name: 'Free Blueprint' })).getByText('Available')).toBeVisible();
});

test('shows my blueprints with status, reward and rejection reason', async () => {
  await renderAsMember(PAGE, {
    userBlueprints: [
      createUserBlueprint({ blueprintId: 6, status: 'rejected', reason: 'The payment did not arrive.' }),
      createUserBlueprint({ blueprintId: 3, status: 'pending', transactionReference: 'TX-1' }),
      createUserBlueprint({ blueprintId: 4, status: 'pending' }),
      createUserBlueprint({ blueprintId: 7, status: 'cancelled', reason: 'It was not paid within 7 days.' }),
      createUserBlueprint(),
    ],
  });
  const mine = within(await screen.findByRole('region', { name: 'My Blueprints' }));
  expect(await mine.findByText(/open work now/)).toBeVisible();
  const rows = mine.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/\$199\.99 · pay by Mar 08, 2026Awaiting your payment$/);
  expect(rows[1]).toContain('AI Basics - Beginner Tier');
  expect(rows[1]).toMatch(
    /\$10\.00\/task · open work now: \$50\.00, demo tasks: \$240\.000 of 29 tasks doneActive$/,
  );
  expect(rows[2]).toMatch(/\$31\.00\/task · payment reported, waiting for confirmationPending$/);
  expect(rows[3]).toContain('The payment did not arrive.');
  expect(rows[4]).toMatch(/It was not paid within 7 days\.Canceled$/);
  expect(screen.queryByText('Activate the free blueprint first')).not.toBeInTheDocument();
});

test('shows how many of the tasks of mine are done, and names them once more only as rows of the catalogue', async () => {
  const open = { work: { count: 4, dollars: 40 }, demo: { count: 8, dollars: 80 }, completed: 12 };
  await renderAsMember(PAGE, { openPay: createOpenPay(open), userBlueprints: [createUserBlueprint()] });
  const mine = within(await screen.findByRole('region', { name: 'My Blueprints' }));
  expect(await mine.findByText('12 of 24 tasks done')).toBeVisible();
  expect(mine.getByRole('progressbar', { name: /^AI Basics/ })).toHaveAttribute('aria-valuenow', '12');
  const free = within(screen.getByRole('region', { name: 'Free Blueprint' }));
  expect(free.getByRole('listitem')).toHaveTextContent(/^AI Basics - Beginner TierActive$/);
  expect(free.queryByText('FREE TIER')).not.toBeInTheDocument();
});

test('says how much to pay for what is not paid yet, with which reference and until when', async () => {
  await renderAsMember(PAGE, {
    userBlueprints: [
      createUserBlueprint({ blueprintId: 3, status: 'pending', reference: 'REF-1' }),
      createUserBlueprint({ blueprintId: 6, status: 'pending', transactionReference: 'TX-1' }),
      createUserBlueprint(),
    ],
  });
  expect(await screen.findByText(/with the reference/)).toHaveTextContent(
    /^Pay \$299\.99 with the reference REF-1 by Mar 08, 2026.+, then report the payment\. Otherwise, the purchase is canceled then\.$/,
  );
  expect(screen.getByRole('link', { name: 'Show payment instructions: AI Video Creation' })).toHaveAttribute(
    'href',
    '/blueprint/3',
  );
  expect(screen.getAllByText(/awaits your payment$/)).toHaveLength(1);
  const premium = within(screen.getByRole('region', { name: 'Premium Blueprints' }));
  expect(premium.getAllByText('Awaiting your payment')).toHaveLength(1);
});

test('a purchase keeps its price when the catalogue has another one', async () => {
  const { goTo } = await renderAsMember(PAGE, {
    userBlueprints: [
      createUserBlueprint({ blueprintId: 3, status: 'pending', reference: 'REF-1', price: 199.5 }),
      createUserBlueprint({ blueprintId: 2, price: 12.5, returnableUntil: '9999-01-01T00:00:00.000Z' }),
      createUserBlueprint(),
    ],
  });
  expect(await screen.findByText(/with the reference/)).toHaveTextContent(
    /^Pay \$199\.50 with the reference REF-1/,
  );
  expect(screen.getByText(/· pay by/)).toHaveTextContent('$199.50');
  await goTo('/blueprint/3');
  const banner = await screen.findByText('Awaiting your payment');
  expect(banner.parentElement).toHaveTextContent(/Pay \$199\.50 with the reference REF-1/);
  expect(await screen.findByRole('button', { name: 'Copy the amount' })).toBeVisible();
  await goTo('/blueprint/2');
  expect(await screen.findByText(/you can return it and get \$12\.50 back/)).toBeVisible();
});

test('shows blueprint 5 separately as the most profitable one', async () => {
  await renderAsMember(PAGE);
  const featured = within(await screen.findByRole('region', { name: 'Featured Blueprint' }));
  expect(featured.getByText('MOST PROFITABLE')).toBeVisible();
  expect(featured.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/blueprint/5');
});

test('searches the catalogue and clears a search without results', async () => {
  const { person } = await renderAsMember(PAGE);
  const search = await screen.findByRole('searchbox', { name: 'Search blueprints' });

  await person.type(search, 'subtitles');
  expect(await screen.findByRole('link', { name: 'Transcription & Subtitles with AI' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'AI Image Creation' })).not.toBeInTheDocument();

  await person.type(search, ' of whales');
  await person.click(await screen.findByRole('button', { name: 'Clear Search' }));
  expect(await screen.findByRole('link', { name: 'AI Image Creation' })).toBeVisible();
});

test('confirms a purchase for ten seconds, then removes the query parameter', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame', 'setImmediate'] });
  const { path } = await renderAsMember(`${PAGE}?purchase=success`, {
    userBlueprints: [
      createUserBlueprint({ blueprintId: 3, status: 'pending', reference: 'REF-1' }),
      createUserBlueprint(),
    ],
  });

  expect(await screen.findByText('Purchase received')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Show payment instructions/ })).toHaveAttribute(
    'href',
    '/blueprint/3',
  );

  await act(() => jest.advanceTimersByTimeAsync(9_000));
  expect(screen.getByText('Purchase received')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('Purchase received')).not.toBeInTheDocument();
  expect(path()).toBe(PAGE);
  jest.useRealTimers();
});
