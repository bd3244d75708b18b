import { answerPractice, getPractice } from '@platform/contracts';
import { screen } from '@testing-library/react';
import { createPractice, SOLUTION } from '../../testing/learning.factory.ts';
import { choose } from '../../testing/open-test.ts';
import { renderAsMember } from '../../testing/render-as-member.tsx';

async function openPractice(practice = createPractice()) {
  const rendered = await renderAsMember('/dashboard');
  rendered.server.respondWith(getPractice, practice);
  await rendered.goTo('/dashboard/practice');
  return rendered;
}

test('checks an answer, says why, and when the day is done', async () => {
  const { server, person } = await openPractice();
  expect(await screen.findByText('The year is not in the source.')).toBeVisible();
  expect(screen.getByText('0 of 1 question of today answered')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(await screen.findByRole('button', { name: 'Choose an option' })).toBeVisible();
  choose('False');
  server.respondWith(answerPractice, {
    checked: SOLUTION,
    objective: { id: '1.2', answered: 5, right: 4, isMastered: true },
    dueAt: null,
    answered: 1,
  });
  await person.click(screen.getByRole('button', { name: 'Check my answer' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('RightObjective 1.2 is mastered.');
  expect(screen.getByText('The year is wrong.')).toBeVisible();
  expect(server.calls(answerPractice)[0]?.body).toMatchObject({
    id: '2026-01-02:1',
    answers: { verdict: { selected: ['false'] } },
  });
  await person.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('Done for today: 1 question')).toBeVisible();
});

test('names what waits beyond the limit of the day', async () => {
  await openPractice(createPractice({ items: [], answered: 10, later: 490 }));
  expect(await screen.findByText('Done for today: 10 questions')).toBeVisible();
  expect(screen.getByText(/490 questions more wait\. They come a few a day/)).toBeVisible();
});

test('says that there is nothing to practice', async () => {
  await openPractice(createPractice({ items: [] }));
  expect(await screen.findByText('Nothing to practice today')).toBeVisible();
  expect(screen.getByText(/Questions come from what you got wrong/)).toBeVisible();
});
