import { renderPage } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { ServicesPage } from './services.page.tsx';

const render = (path = '/services') =>
  renderPage({ routes: [{ path: '/services', element: <ServicesPage /> }], path });

const shownNames = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

test('shows all ten at first, the featured one last', () => {
  render();

  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  expect(shownNames()).toHaveLength(10);
  expect(shownNames().at(-1)).toBe('AI-Based Social Media Management');
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
])('%s shows its own', async (label, names) => {
  const { person } = render();

  await person.click(screen.getByRole('tab', { name: label }));

  expect(shownNames()).toEqual(names);
  expect(screen.getByRole('tabpanel', { name: label })).toBeInTheDocument();
});

test('opens on the tab that the address names', () => {
  render('/services#visual-arts');

  expect(screen.getByRole('tab', { name: 'Visual Arts' })).toHaveAttribute('aria-selected', 'true');
  expect(shownNames()).toHaveLength(2);
});

test('moves along the tabs by arrow keys, round the ends', async () => {
  const { person } = render();
  screen.getByRole('tab', { name: 'All' }).focus();

  await person.keyboard('{ArrowLeft}');

  expect(screen.getByRole('tab', { name: 'Business' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Business' })).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

test('says what a blueprint asks of its buyer beside what it gives', () => {
  render();

  for (const rule of [
    'AI Basics first',
    'About 24 hours for a payment',
    '15 days for each reward',
    '$500 before a withdrawal',
  ]) {
    expect(screen.getByText(rule)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/register');
});
