import {
  getSubmission,
  getWorkTask,
  saveDraft,
  type SaveDraftBody,
  type Submission,
} from '@platform/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { renderAsMember } from './render-as-member.tsx';
import { createSubmission, createWorkTaskDetail } from './submission.factory.ts';

export const PAGE = '/dashboard/tasks/w01-choice/work';
export const TASK = createWorkTaskDetail({
  id: 'w01-choice',
  title: 'True or false',
  places: 9,
  placesLeft: 4,
});
export const TRUE = { verdict: { selected: ['true'], cannotTell: false, note: '' } };
export const FALSE = { verdict: { selected: ['false'], cannotTell: false, note: '' } };

/** Opens the page of a task that was started; the server saves drafts and counts their versions. */
export async function openWork(fields: Partial<Submission> = {}) {
  const submission = createSubmission({ id: 's1', taskId: 'w01-choice', ...fields });
  const rendered = await renderAsMember('/dashboard');
  const { server } = rendered;
  let version = submission.version;
  server.respondWith(getWorkTask, { ...TASK, submission: { id: 's1', state: submission.state } });
  server.respondWith(getSubmission, submission);
  server.respondWith(saveDraft, () => {
    version += 1;
    return { version, savedAt: '2026-01-02T12:04:00.000Z', placeKeptUntil: null };
  });
  await rendered.goTo(PAGE);
  await screen.findByRole('heading', { name: /^Item \d of \d$/ });
  const drafts = () => server.calls(saveDraft).map(({ body }) => body);
  return { ...rendered, submission, drafts };
}

export const choose = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
export const findSaved = () => screen.findByText(/^Saved \d/);
export const last = (bodies: readonly SaveDraftBody[]) => bodies.at(-1);

/** A request for changes to the first item. */
export const REQUEST: Submission['reviews'][number] = {
  decision: 'revision_requested',
  round: 1,
  decidedAt: '2026-01-02T12:00:00.000Z',
  isAutomatic: false,
  code: null,
  text: 'Nearly there.',
  figures: null,
  isAlone: false,
  criteria: {},
  comments: [
    { itemId: 'i1', part: 'verdict', target: null, span: null, text: 'Look at the second line again.' },
  ],
  fixes: [],
};
export const REVISION = { state: 'revision', round: 1, reviseUntil: '2026-01-16T12:00:00.000Z' } as const;
