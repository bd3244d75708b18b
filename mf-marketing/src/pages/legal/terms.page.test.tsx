import { APPEAL_DAYS, APPEAL_HOURS, REVIEW_SENTENCE, REVISION_DAYS, SLOT_HOURS } from '@platform/contracts';
import { renderPage } from '@platform/kit/testing';
import { screen, within } from '@testing-library/react';
import { TermsPage } from './terms.page.tsx';

const findSection = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  renderPage({ routes: [{ path: '/terms', element: <TermsPage /> }], path: '/terms' });
});

test('says what happens to handed-in work, without a decision too, and how to appeal', () => {
  const review = findSection('Review and appeal');

  expect(review).toHaveTextContent(REVIEW_SENTENCE);
  expect(review).toHaveTextContent(`You have ${REVISION_DAYS} days for each.`);
  expect(review).toHaveTextContent(
    `You can appeal once, within ${APPEAL_DAYS} days of the rejection. A different administrator decides within ${APPEAL_HOURS} hours, if there is one who may decide; otherwise the first one, after reading it again. Without a decision by then, your appeal is granted`,
  );
});

test('says who owns the work, and that each task has its rule about AI tools', () => {
  expect(findSection('Who owns your work')).toHaveTextContent(
    'What you hand in is yours until it is approved.',
  );
  expect(findSection('AI tools')).toHaveTextContent(
    'Each task says whether AI tools are allowed, required or not allowed.',
  );
});

test('says what happens when tasks run out, and which deadlines there are', () => {
  expect(findSection('Blueprints')).toHaveTextContent('If no task is left for you, you keep the blueprint');
  const tasks = within(findSection('Tasks and rewards'));
  expect(tasks.getByText(/No deadlines, with two exceptions/)).toHaveTextContent(`${SLOT_HOURS} hours`);
});
