import { BLUEPRINTS } from '@platform/contracts';
import { Outlet, ScrollRestoration } from '@platform/kit/router';
import { renderPage } from '@platform/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { FAQ_TOPICS, toAnchor } from '../../content/faq.content.ts';
import { FaqPage } from './faq.page.tsx';

const render = (path = '/faq') => renderPage({ routes: [{ path: '/faq', element: <FaqPage /> }], path });

test('shows one topic at a time', async () => {
  const { person } = render();
  expect(screen.getByRole('tabpanel', { name: 'General' })).toBeVisible();

  await person.click(screen.getByRole('tab', { name: 'Payments' }));

  expect(screen.getByText('What is the minimum withdrawal?')).toBeVisible();
  expect(screen.getByText('What is AI Skill?')).not.toBeVisible();
});

test('does not move when a topic is chosen', async () => {
  const scrolls = [jest.spyOn(globalThis, 'scrollTo'), jest.spyOn(Element.prototype, 'scrollIntoView')];
  const withScrolling = (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
  const children = [{ path: '/faq', element: <FaqPage /> }];
  const { person } = renderPage({ routes: [{ element: withScrolling, children }], path: '/faq' });
  for (const scroll of scrolls) scroll.mockClear();

  await person.click(screen.getByRole('tab', { name: 'Payments' }));
  await person.click(screen.getByRole('tab', { name: 'Tasks' }));

  expect(screen.getByRole('tabpanel', { name: 'Tasks' })).toBeVisible();
  for (const scroll of scrolls) expect(scroll).not.toHaveBeenCalled();
});

test('opens the topic in the hash of the URL', () => {
  render('/faq#tasks');

  expect(screen.getByRole('tabpanel', { name: 'Tasks' })).toBeVisible();
});

test('lists price, reward and tasks to earn back for each blueprint', () => {
  render();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);

  expect(rows).toHaveLength(BLUEPRINTS.length);
  expect(within(rows[0]!).getByRole('rowheader')).toHaveTextContent('AI Basics - Beginner Tier');
  expect(rows[0]).toHaveTextContent('AI Basics - Beginner TierFREE $49.99$10.000');
  expect(rows[2]).toHaveTextContent('AI Video Creation$299.99$31.0010');
  expect(rows[3]).toHaveTextContent('AI Voiceover Work$199.99$15.5013');
});

test('says that an automatic approval opens purchases, but no payout', () => {
  render('/faq#blueprints');

  expect(
    screen.getByText(/checks your identity. An automatic approval opens AI Basics and purchases, but no/),
  ).toBeInTheDocument();
});

test('gives each answer an address of its own, which opens it', () => {
  const questions = FAQ_TOPICS.flatMap(({ items }) => items.map(({ question }) => question));
  expect(new Set(questions.map(toAnchor)).size).toBe(questions.length);
  render(`/faq#${toAnchor('What is the minimum withdrawal?')}`);

  expect(screen.getByRole('tabpanel', { name: 'Payments' })).toBeVisible();
  expect(screen.getByText(/^Two rules apply/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Link to: What is the minimum withdrawal?' })).toHaveAttribute(
    'href',
    '/faq#what-is-the-minimum-withdrawal',
  );
});

test('finds answers of all topics by their words, and says when there is none', async () => {
  const { person } = render();
  const search = screen.getByRole('searchbox', { name: 'Search the answers' });
  await person.type(search, 'zelle united');

  expect(screen.getByRole('status')).toHaveTextContent('1 answer');
  expect(screen.getByText('Which payment methods can I use?')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await person.type(search, ' zebra');
  expect(screen.getByRole('status')).toHaveTextContent('No answer has all of these words');
  await person.clear(search);
  expect(screen.getByRole('tabpanel', { name: 'General' })).toBeVisible();
});

test('prints prices and rules alone, and the whole page again afterwards', async () => {
  const { person } = render();
  const listPrinted = () =>
    [...document.querySelectorAll('[data-printed]')].map((part) => part.getAttribute('aria-labelledby'));
  const printed: unknown[] = [];
  globalThis.print = () => void printed.push(listPrinted());
  await person.click(screen.getByRole('button', { name: 'Print prices and rules' }));

  expect(printed).toEqual([['prices-title', 'policies-title']]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(listPrinted()).toEqual([]);
});

test('says what happens if an identity fails after a purchase, and where payouts reach', () => {
  render();

  expect(screen.getByText(/The blueprint stays yours, and its tasks stay open/)).toBeInTheDocument();
  expect(
    screen.getByText(/names United States, Canada, United Kingdom, Australia, and India/),
  ).toBeInTheDocument();
});

test('publishes every question as structured data', () => {
  const { container } = render();
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')!.textContent) as {
    mainEntity: { name: string }[];
  };

  const questions = FAQ_TOPICS.flatMap(({ items }) => items.map(({ question }) => question));
  expect(data.mainEntity.map(({ name }) => name)).toEqual(questions);
});

test('links to support and sign-up', () => {
  render();

  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});
