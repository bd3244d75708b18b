import { screen, within } from '@testing-library/react';
import { createCourse, createProgress } from '../../testing/learning.factory.ts';
import { renderAsMember } from '../../testing/render-as-member.tsx';

const READ = [{ slug: 'stated-or-guessed', readAt: '2026-01-02T11:00:00.000Z' }];
const MASTERED = [{ id: '1.1', answered: 5, right: 4, isMastered: true }];

test('shows what is read, mastered and due, the test and the certificate', async () => {
  await renderAsMember('/dashboard/learn', {
    courses: [createCourse()],
    progress: [
      createProgress({
        ...{ lessons: READ, objectives: MASTERED, due: 3 },
        certificate: { code: 'C0DE-1', state: 'valid', validUntil: '2028-01-02T12:30:00.000Z' },
      }),
    ],
  });
  const course = within(await screen.findByRole('region', { name: 'AI Basics' }));
  expect(course.getByText('1 of 2 lessons read · 20 min in all')).toBeVisible();
  expect(course.getByText('1 of 2 objectives')).toBeVisible();
  expect(course.getByText('Passed')).toBeVisible();
  expect(course.getByText('Not measured yet')).toBeVisible();
  expect(course.getByRole('link', { name: 'C0DE-1' })).toHaveAttribute('href', '/certificate/C0DE-1');
  expect(course.getByRole('link', { name: 'Read the next lesson' })).toHaveAttribute(
    'href',
    '/learn/ai-basics/made-up',
  );
  const [first, second] = within(course.getByRole('list', { name: 'Lessons of AI Basics' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent(/Mastered.*Read/);
  expect(second).not.toHaveTextContent('Read');
  expect(screen.getByText('3 objectives to practice')).toBeVisible();
});

test('says that a test is open, and links to it', async () => {
  await renderAsMember('/dashboard/learn', {
    courses: [createCourse()],
    progress: [createProgress({ openAttemptId: 'a1' })],
  });
  expect(await screen.findByText('Your AI Basics test is open')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Go on with the test' })[0]).toHaveAttribute(
    'href',
    '/dashboard/learn/1/test',
  );
});

test('says of a course without a test that its paid work needs none', async () => {
  await renderAsMember('/dashboard/learn', { courses: [createCourse({ hasTest: false })] });
  expect(await screen.findByText('None yet: its paid work needs no test')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'About the test' })).not.toBeInTheDocument();
});

test('says that there is no course yet', async () => {
  await renderAsMember('/dashboard/learn');
  expect(await screen.findByText('No course is here yet')).toBeVisible();
});
