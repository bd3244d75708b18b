import { listCourses } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createCourse } from '../../testing/learning.factory.ts';
import { commentOnItem, openReview } from '../../testing/open-review.ts';
import { createReview } from '../../testing/reviews.factory.ts';

beforeEach(() => localStorage.clear());

const drafts = () => JSON.stringify(localStorage).replaceAll('\\"', '"');

test('a comment names the objective that the member practices because of it', async () => {
  const { server, person } = await openReview();
  const objectives = [{ id: '1.2', text: 'Find what was made up.', lesson: null, isTested: true }];
  const course = createCourse({ id: createReview().blueprintId, objectives });
  server.respondWith(listCourses, { items: [course], next: null });

  await person.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment' }));
  await person.selectOptions(await dialog.findByLabelText('Objective to practice'), '1.2');
  await person.type(dialog.getByLabelText('Comment'), 'The year is not in the source.');
  await person.click(dialog.getByRole('button', { name: 'Save the comment' }));
  expect(drafts()).toContain('"objective":"1.2"');
});

test('a comment on work of a skill without a course names none', async () => {
  const opened = await openReview();
  await commentOnItem(opened, 'The year is not in the source.');
  expect(drafts()).toContain('The year is not in the source.');
  expect(drafts()).not.toContain('objective');
});
