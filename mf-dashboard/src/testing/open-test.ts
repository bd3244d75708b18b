import { getAttempt, saveAttempt, type Attempt } from '@platform/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { createAttempt, createCourse } from './learning.factory.ts';
import { renderAsMember } from './render-as-member.tsx';

export const TEST_PAGE = '/dashboard/learn/1/test';

/** Opens the page of a test that is under way; the server saves answers and counts their versions. */
export async function openTest(fields: Partial<Attempt> = {}, query = '') {
  const attempt = createAttempt(fields);
  const rendered = await renderAsMember('/dashboard', {
    courses: [createCourse()],
    test: { closed: 'attempt_open', openAttemptId: attempt.id },
  });
  const { server } = rendered;
  let version = attempt.version;
  server.respondWith(getAttempt, attempt);
  server.respondWith(saveAttempt, () => {
    version += 1;
    return { version, savedAt: '2026-01-02T12:04:00.000Z', endsAt: attempt.endsAt };
  });
  await rendered.goTo(`${TEST_PAGE}${query}`);
  await screen.findByRole('heading', { name: /^Question \d of \d$/ });
  const saved = () => server.calls(saveAttempt).map(({ body }) => body);
  return { ...rendered, attempt, saved };
}

export const TRUE = { verdict: { selected: ['true'], cannotTell: false, note: '' } };
export const choose = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
