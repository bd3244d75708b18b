import { checkUnit, listPreTest } from '@platform/contracts';
import { fakeServer, renderPage } from '@platform/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { askedUnit, checkedUnit, COURSE, COURSE_DATA } from '../../testing/course.factory.ts';
import { CoursePage } from './course.page.tsx';
import { LearnPage } from './learn.page.tsx';

function render(changes: Partial<typeof COURSE> = {}) {
  const server = fakeServer();
  server.respondWith(listPreTest, {
    items: [askedUnit('1.1-101'), askedUnit('1.2-101')].map((unit) => ({
      ...unit,
      material: [...unit.material],
      parts: [...unit.parts],
    })),
    next: null,
  });
  server.respondWith(checkUnit, checkedUnit(true));
  const element = <CoursePage course={{ ...COURSE, ...changes }} data={COURSE_DATA} />;
  return renderPage({ routes: [{ path: '/', element }], path: '/', server });
}

test('names the lessons and objectives that are there, the time and the price', () => {
  const { container } = render();

  expect(screen.getByText('2 lessons, 18 minutes. Free, no account needed.')).toBeVisible();
  expect(screen.getByText('Sorts sentences.')).toBeVisible();
  expect(screen.queryByText('Is not written yet.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Stated or open' })).toHaveAttribute(
    'href',
    '/learn/ai-basics/stated',
  );
  expect(screen.getByRole('link', { name: 'Start with lesson 1' })).toHaveAttribute(
    'href',
    '/learn/ai-basics/stated',
  );
  const data = JSON.parse(container.querySelector('script')!.textContent) as Record<string, unknown>;
  expect(data).toMatchObject({ '@type': 'Course', name: 'AI Basics', isAccessibleForFree: true });
});

test('says what the test is by the rules that the server keeps, or that there is none', () => {
  const { unmount } = render();
  expect(screen.getByText(/^30 questions, 5 for each tested objective/)).toBeVisible();
  expect(screen.getByText('60 minutes, or 90 if you choose so. You need not say why.')).toBeVisible();
  expect(screen.getByText(/23 right answers, and at least 2 of 5 in each objective/)).toBeVisible();
  expect(
    screen.getByText(/after 24 hours, then after 72 hours, and from then on after 14 days/),
  ).toBeVisible();
  expect(screen.getByText(/online and unsupervised/)).toBeVisible();
  expect(screen.getByText('Passing it opens the paid work of the blueprint.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the test' })).toHaveAttribute(
    'href',
    '/dashboard/learn/1/test',
  );
  unmount();

  const { unmount: leave } = render({ gatesWork: false });
  expect(screen.queryByText(/opens the paid work/)).toBeNull();
  leave();

  render({ hasTest: false });
  expect(screen.getByText('This course has no test yet, so no task waits for one.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to the test' })).toBeNull();
});

test('the pre-test says which lessons can be skipped; the first answer counts, and keys move the focus', async () => {
  const { person, server } = render();
  expect(server.calls(listPreTest)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Start the pre-test' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 1 of 2' })).toHaveFocus());
  await person.click(await screen.findByRole('radio', { name: 'Yes' }));
  await person.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(await screen.findByText('Right')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next' }));

  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  await person.click(screen.getByRole('button', { name: 'I do not know' }));

  expect(screen.getByRole('heading', { name: '1 of 2 are right' })).toHaveFocus();
  const under = (title: string) => within(screen.getByText(title).parentElement!);
  expect(under('You can skip these').getByRole('link')).toHaveAttribute('href', '/learn/ai-basics/stated');
  expect(under('Read these lessons').getByRole('link')).toHaveAttribute('href', '/learn/ai-basics/quotes');
});

test('an answer to the pre-test that is corrected stays wrong', async () => {
  const { person, server } = render();
  await person.click(screen.getByRole('button', { name: 'Start the pre-test' }));
  server.respondWith(checkUnit, checkedUnit(false));
  await person.click(await screen.findByRole('radio', { name: 'No' }));
  await person.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(await screen.findByText('Not right yet')).toBeVisible();
  server.respondWith(checkUnit, checkedUnit(true));
  await person.click(screen.getByRole('radio', { name: 'Yes' }));
  await person.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(await screen.findByText('Right')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await person.click(screen.getByRole('button', { name: 'I do not know' }));

  expect(screen.getByRole('heading', { name: '0 of 2 are right' })).toBeVisible();
  expect(screen.queryByText('You can skip these')).toBeNull();
});

test('/learn leads to each course that is there', () => {
  renderPage({ routes: [{ path: '/', element: <LearnPage /> }], path: '/' });

  const courses = screen.getAllByRole('article').map((card) => within(card));
  expect(courses.length).toBeGreaterThan(0);
  for (const course of courses) {
    expect(course.getByText(/^\d+ lessons?, \d+ minutes\. Free\./)).toBeVisible();
    expect(course.getByRole('link', { name: 'Open the course' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/learn\/[a-z-]+$/),
    );
  }
});
