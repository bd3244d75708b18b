import { BLUEPRINTS, listOpenPay } from '@platform/contracts';
import { fakeServer, renderPage, user } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { EARNINGS_PERIODS, PREVIEW_BALANCE, PREVIEW_TASKS } from '../../content/preview.content.ts';
import { HomePage } from './home.page.tsx';

const render = () => renderPage({ routes: [{ path: '/', element: <HomePage /> }], path: '/' });

test('links the hero to the catalogue and to how it works', () => {
  const { container } = render();

  expect(screen.getByRole('link', { name: 'Explore Blueprints' })).toHaveAttribute('href', '#blueprints');
  expect(screen.getByRole('link', { name: 'How It Works' })).toHaveAttribute('href', '#how-it-works');
  expect(container.querySelector('#blueprints h2')).toHaveTextContent('AI Skill Blueprints');
  expect(container.querySelector('#how-it-works h2')).toHaveTextContent('How It Works');
});

test('shows five blueprints, the featured one, and a link to all ten', () => {
  render();
  const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

  expect(names).toEqual([
    'AI Basics - Beginner Tier',
    'AI Image Creation',
    'AI Video Creation',
    'AI Voiceover Work',
    'Data Labeling / Annotation',
    'AI-Based Social Media Management',
  ]);
  expect(screen.getByRole('link', { name: 'View all 10 blueprints' })).toHaveAttribute('href', '/services');
});

test('shows the free blueprint with its price struck through', () => {
  render();
  const free = within(screen.getByRole('article', { name: 'AI Basics - Beginner Tier' }));

  expect(free.getByText('FREE TIER')).toBeVisible();
  expect(free.getByText('$49.99').tagName).toBe('S');
  expect(free.getByRole('link', { name: /^Get Started/ })).toHaveAttribute('href', '/blueprint/1');
});

test('each card shows what open work and demo tasks pay now, and keeps the place until it is known', async () => {
  const server = fakeServer();
  const items = BLUEPRINTS.map(({ id, rewardPerTask }) => ({
    blueprintId: id,
    work: { count: 3, dollars: 3 * rewardPerTask },
    demo: id === 2 ? { count: 24, dollars: 24 * rewardPerTask } : null,
    needsTest: id === 3,
    practice: 2,
    completed: 0,
    isBudgetUsedUp: false,
    allowsOrder: true,
  }));
  server.respondWith(listOpenPay, { items, next: null });
  renderPage({ routes: [{ path: '/', element: <HomePage /> }], path: '/', server });
  const image = within(screen.getByRole('article', { name: 'AI Image Creation' }));
  const video = within(screen.getByRole('article', { name: 'AI Video Creation' }));

  expect(image.getAllByText('–')).toHaveLength(2);
  expect(await image.findByText('$42.00')).toBeVisible();
  expect(image.getByText('$336.00')).toBeVisible();
  expect(image.getByText('Open work now:')).toBeVisible();
  expect(video.getByText('Open work now:').nextSibling).toHaveTextContent('$93.00, after its test');
  expect(video.getByText('closed')).toBeVisible();
});

test('badges the featured blueprint and links to it', () => {
  render();
  const featured = within(screen.getByRole('article', { name: 'AI-Based Social Media Management' }));

  expect(featured.getByText('MOST PROFITABLE')).toBeVisible();
  for (const name of [/^Purchase/, /^View Details/]) {
    expect(featured.getByRole('link', { name })).toHaveAttribute('href', '/blueprint/5');
  }
});

test('updates the chart when the period changes', async () => {
  const { person } = render();
  expect(screen.getByRole('table', { name: 'Earnings, This Week' })).toBeInTheDocument();

  await person.click(screen.getByRole('radio', { name: 'Last Month' }));

  const table = screen.getByRole('table', { name: 'Earnings, Last Month' });
  expect(within(table).getByRole('row', { name: 'Week 4 $352.00 $0.00' })).toBeInTheDocument();
});

test('lists the remaining tasks on demand and focuses the first of them', async () => {
  const { person } = render();
  const titles = PREVIEW_TASKS.items.map(({ title }) => title);
  expect(screen.queryByText(titles[3]!)).not.toBeInTheDocument();

  await person.click(screen.getByRole('button', { name: 'Load more tasks' }));

  for (const title of titles) expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(titles[3]!).closest('li')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Load more tasks' })).not.toBeInTheDocument();
});

test('links the preview to sign-up', () => {
  render();

  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/register');
  expect(screen.getByText('3 / 20 completed')).toBeVisible();
});

test('shows three testimonials with ratings and a note that they are samples', () => {
  render();

  const stars = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
  expect(stars).toEqual(['5 out of 5 stars', '4.5 out of 5 stars', '5 out of 5 stars']);
  expect(screen.getByText(/not statements from real members/)).toBeVisible();
});

test('opens one question at a time', () => {
  const { container } = render();
  const questions = [...container.querySelectorAll('details')];

  expect(questions).toHaveLength(5);
  expect(new Set(questions.map(({ name }) => name)).size).toBe(1);
});

test('previews an account whose figures agree with each other', () => {
  const [week, month, last] = EARNINGS_PERIODS.map(({ bars }) => ({
    available: bars.reduce((sum, bar) => sum + bar.available, 0),
    locked: bars.reduce((sum, bar) => sum + bar.locked, 0),
  }));

  expect(week!.locked).toBe(EARNINGS_PERIODS[1]!.bars.at(-1)!.locked);
  expect(month!.locked).toBe(PREVIEW_BALANCE.locked);
  const [bonus, paidOut] = [50, 600];
  expect(month!.available + last!.available + bonus - paidOut - PREVIEW_BALANCE.onItsWay).toBe(
    PREVIEW_BALANCE.available,
  );
});

test('invites visitors to sign up, and leads members to their dashboard instead', () => {
  const visitor = render();
  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/register');
  visitor.unmount();

  renderPage({ routes: [{ path: '/', element: <HomePage /> }], path: '/', user: user() });
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/dashboard/withdrawals');
  expect(screen.queryByRole('link', { name: 'Create your account' })).toBeNull();
  expect(screen.queryByText('Before you sign up')).toBeNull();
});
