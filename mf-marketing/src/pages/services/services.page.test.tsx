import { renderPage } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { ServicesPage } from './services.page.tsx';

const render = (path = '/services') =>
  renderPage({ routes: [{ path: '/services', element: <ServicesPage /> }], path });

const getVisibleNames = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

test('shows all ten blueprints initially, the featured one last', () => {
  render();

  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  expect(getVisibleNames()).toHaveLength(10);
  expect(getVisibleNames().at(-1)).toBe('AI-Based Social Media Management');
});

test.each([
  [
    'Content Creation',
    [
      'AI Basics - Beginner Tier',
      'AI Voiceover Work',
      'Transcription & Subtitles with AI',
      'Resume & Cover Letter Creation Using AI',
    ],
  ],
  ['Visual Arts', ['AI Image Creation', 'AI Video Creation']],
  ['Data & Analytics', ['Data Labeling / Annotation', 'AI Chatbot Training / Prompt Writing']],
  ['Business', ['Creating and Selling AI-Generated Products', 'AI-Based Social Media Management']],
])('shows the blueprints of %s', async (label, names) => {
  const { person } = render();

  await person.click(screen.getByRole('tab', { name: label }));

  expect(getVisibleNames()).toEqual(names);
  expect(screen.getByRole('tabpanel', { name: label })).toBeInTheDocument();
});

test('opens the tab in the hash of the URL', () => {
  render('/services#visual-arts');

  expect(screen.getByRole('tab', { name: 'Visual Arts' })).toHaveAttribute('aria-selected', 'true');
  expect(getVisibleNames()).toHaveLength(2);
});

test('moves between tabs with the arrow keys and wraps around', async () => {
  const { person } = render();
  screen.getByRole('tab', { name: 'All' }).focus();

  await person.keyboard('{ArrowLeft}');

  expect(screen.getByRole('tab', { name: 'Business' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Business' })).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

test('states the conditions of a blueprint next to its benefits', () => {
  render();

  for (const rule of [
    'AI Basics first',
    'About 24 hours per payment',
    '15 days per reward',
    '$500 to withdraw',
  ]) {
    expect(screen.getByText(rule)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/register');
});

test('shows three steps, the benefits with their figures, and testimonials', () => {
  render();
  const steps = within(screen.getByRole('region', { name: 'How It Works' }));
  expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  for (const benefit of ['$14–$150 per paid task', '24/7 support', '$500–$3000 in a typical month'])
    expect(screen.getByText(benefit)).toBeVisible();
  expect(screen.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(3);
});

test('says to search engines what each blueprint costs', () => {
  const { container } = render();
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')!.textContent) as {
    itemListElement: { price: number; itemOffered: { name: string } }[];
  };
  const prices = data.itemListElement.map(({ price, itemOffered }) => [itemOffered.name, price]);
  expect(prices).toHaveLength(10);
  expect(prices.slice(0, 2)).toEqual([
    ['AI Basics - Beginner Tier', 0],
    ['AI Image Creation', 69.99],
  ]);
});
