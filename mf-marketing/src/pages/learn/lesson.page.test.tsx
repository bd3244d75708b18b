import { addProgress, checkUnit, listProgress } from '@platform/contracts';
import { fakeServer, renderPage, user } from '@platform/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { checkedUnit, COURSE, lessonData } from '../../testing/course.factory.ts';
import { LessonPage } from './lesson.page.tsx';

const KEY = 'learning-progress';
const routes = [
  {
    path: '/learn/ai-basics/stated',
    Component: () => <LessonPage course={COURSE} data={lessonData('stated', '1.1')} />,
  },
  {
    path: '/learn/ai-basics/quotes',
    Component: () => <LessonPage course={COURSE} data={lessonData('quotes', '1.2')} />,
  },
  { path: '/learn/ai-basics', element: <h1>The course</h1> },
];

afterEach(() => localStorage.clear());

function createServer() {
  const server = fakeServer();
  server.respondWith(checkUnit, ({ body }) =>
    checkedUnit((body.answers.answer as { selected: string[] }).selected[0] === 'yes'),
  );
  return server;
}

async function findUnit(name: string) {
  return within(await screen.findByRole('region', { name }));
}

type Page = ReturnType<typeof renderPage>;

async function answer({ person }: Page, name: string, option: 'Yes' | 'No') {
  const unit = await findUnit(name);
  await person.click(await unit.findByRole('radio', { name: option }));
  await person.click(unit.getByRole('button', { name: 'Check my answer' }));
  return unit;
}

test('explains, compares a bad with a good example, and leads to words and sources below', async () => {
  renderPage({ routes, path: '/learn/ai-basics/stated', server: createServer() });
  await findUnit('Try it 1 of 1');

  expect(screen.getByRole('heading', { level: 1, name: 'Stated or open' })).toBeVisible();
  expect(screen.getByText('Lesson 1 of 2, 9 minutes')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Bad example: A guess' })).toHaveTextContent('It is so.');
  expect(screen.getByRole('group', { name: 'Good example: The words' })).toHaveTextContent('Two worlds.');
  const target = (name: string) =>
    document.querySelector(screen.getByRole('link', { name }).getAttribute('href')!.replace(/^.*#/, '#'));
  expect(target('A source')?.closest('dl')).toHaveTextContent('The text that decides.');
  expect(target('a court found')).toHaveTextContent('A decision. A court, 2024.');
});

test('the server checks an answer: a wrong one can be changed, and nothing of it is kept', async () => {
  const server = createServer();
  const page = renderPage({ routes, path: '/learn/ai-basics/stated', server });

  const unit = await answer(page, 'Try it 1 of 1', 'No');
  expect(await unit.findByText('Not right yet')).toBeVisible();
  expect(unit.getAllByText(/in its last words/)[0]).toBeVisible();
  await page.person.click(unit.getByRole('radio', { name: 'Yes' }));
  expect(unit.queryByText('Not right yet')).toBeNull();
  await page.person.click(unit.getByRole('button', { name: 'Check my answer' }));

  expect(await unit.findByText('Right')).toBeVisible();
  expect(unit.getByText('Solved')).toBeVisible();
  expect(server.calls(checkUnit).map(({ params }) => params.unitId)).toEqual(['1.1-001', '1.1-001']);
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ lessons: [], solvedUnits: ['1.1-001'] });
});

test('an empty answer is not sent, and one that the network lost can be sent again', async () => {
  const server = createServer();
  const page = renderPage({ routes, path: '/learn/ai-basics/stated', server });
  const unit = await findUnit('Try it 1 of 1');
  await page.person.click(await unit.findByRole('button', { name: 'Check my answer' }));
  expect(unit.getAllByText('Choose an option')[0]).toBeVisible();
  expect(server.calls(checkUnit)).toEqual([]);

  server.disconnect(checkUnit);
  await page.person.click(unit.getByRole('radio', { name: 'Yes' }));
  await page.person.click(unit.getByRole('button', { name: 'Check my answer' }));
  expect(await unit.findByText('Your answer was not checked')).toBeVisible();
  server.respondWith(checkUnit, checkedUnit(true));
  await page.person.click(unit.getByRole('button', { name: 'Check my answer' }));
  expect(await unit.findByText('Right')).toBeVisible();
});

test('number keys answer the question with the focus, and none while the lesson is read', async () => {
  const page = renderPage({ routes, path: '/learn/ai-basics/stated', server: createServer() });
  const last = await findUnit('Last question 1 of 2');
  await last.findByRole('radio', { name: 'No' });

  await page.person.keyboard('2');
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(6);
  last.getByRole('radio', { name: 'Yes' }).focus();
  await page.person.keyboard('2');
  expect(last.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(5);
});

test('is read once both last questions are answered; the next lesson begins empty, and Back keeps it', async () => {
  const page = renderPage({ routes, path: '/learn/ai-basics/stated', server: createServer() });
  await answer(page, 'Last question 1 of 2', 'No');
  await (await findUnit('Last question 1 of 2')).findByText('Not right yet');
  expect(screen.queryByText('You have read this lesson.')).toBeNull();
  await answer(page, 'Last question 2 of 2', 'Yes');
  expect(await screen.findByText('You have read this lesson.')).toBeVisible();

  await page.person.click(screen.getByRole('link', { name: 'Next: Short quotes' }));
  const unit = await findUnit('Try it 1 of 1');
  expect(await unit.findByRole('radio', { name: 'Yes' })).not.toBeChecked();
  expect(screen.queryByText('You have read this lesson.')).toBeNull();
  expect(screen.queryByText(/Right|Not right yet|Solved/)).toBeNull();
  expect(screen.getAllByText('Read')).toHaveLength(1);
  await page.person.click(screen.getByRole('link', { name: 'Previous: Stated or open' }));
  expect(screen.getByText('You have read this lesson.')).toBeVisible();
});

test("a member's lessons are the account's and the browser's together; what was sent is not kept here", async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({ lessons: [{ courseId: 1, slug: 'stated' }], solvedUnits: ['1.1-001'] }),
  );
  const server = createServer();
  const progress = (slugs: string[], solvedUnits: string[]) => ({
    items: [
      {
        courseId: 1,
        lessons: slugs.map((slug) => ({ slug, readAt: '2026-01-02T08:00:00.000Z' })),
        ...{ solvedUnits, objectives: [], certificate: null, openAttemptId: null, due: 0 },
      },
    ],
    next: null,
  });
  server.respondWith(listProgress, progress(['quotes'], []));
  server.respondWith(addProgress, ({ body }) => {
    const all = progress(['quotes', ...body.lessons.map(({ slug }) => slug)], body.solvedUnits);
    server.respondWith(listProgress, all);
    return all;
  });
  renderPage({ routes, path: '/learn/ai-basics/stated', server, user: user() });

  expect(await screen.findByText('Solved')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Read')).toHaveLength(2));
  expect(server.calls(addProgress)).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ lessons: [], solvedUnits: [] });
  expect(screen.getAllByText('Read')).toHaveLength(2);
});

test('what is solved while something is sent is sent afterwards', async () => {
  localStorage.setItem(KEY, JSON.stringify({ lessons: [{ courseId: 1, slug: 'quotes' }], solvedUnits: [] }));
  const server = createServer();
  server.respondWith(listProgress, { items: [], next: null });
  let finish = () => {};
  server.respondWith(addProgress, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { items: [], next: null };
  });
  const page = renderPage({ routes, path: '/learn/ai-basics/stated', server, user: user() });
  await waitFor(() => expect(server.calls(addProgress)).toHaveLength(1));
  await answer(page, 'Try it 1 of 1', 'Yes');
  await screen.findByText('Solved');
  finish();

  await waitFor(() => expect(server.calls(addProgress)).toHaveLength(2));
  expect(server.calls(addProgress)[1]?.body.solvedUnits).toHaveLength(1);
  finish();
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"solvedUnits":[]'));
});

test('ignores malformed progress in the storage of the browser', async () => {
  localStorage.setItem(KEY, '{"lessons":"all"}');
  renderPage({ routes, path: '/learn/ai-basics/stated', server: createServer() });
  await findUnit('Try it 1 of 1');

  expect(screen.queryByText('Read')).toBeNull();
});
