import {
  getSubmission,
  getWorkTask,
  saveDraft,
  uploadFile,
  type ItemDraft,
  type SaveDraftBody,
  type SubmissionItem,
} from '@platform/contracts';
import type { Page } from '@playwright/test';
import { mockResponses } from './mock-api.ts';
import { at, TEXTS } from './work-content.ts';
import { submission, task } from './work-responses.ts';

/** The saved answers by item, as the page sent them last. */
export type SentDrafts = ReadonlyMap<string, ItemDraft>;

/**
 * Opens the work page of a submission in progress with these items. Everything about the submission is answered in
 * place of the API; what the page saves is returned.
 */
export async function openWork(page: Page, items: readonly SubmissionItem[]): Promise<SentDrafts> {
  const drafts = new Map<string, ItemDraft>();
  let version = 1;
  page.on('request', (request) => {
    if (request.method() !== saveDraft.method || !request.url().endsWith('/draft')) return;
    for (const item of (request.postDataJSON() as SaveDraftBody).items) drafts.set(item.itemId, item);
  });
  await mockResponses(page, [
    [getWorkTask, () => ({ ...task('w10-01'), ...TEXTS, submission: { id: 'draft', state: 'draft' } })],
    [getSubmission, () => ({ ...submission('draft'), version, items: [...items] })],
    [uploadFile, () => ({ id: 'file-1', name: 'notes.txt', type: 'text/plain', size: 24 })],
    [saveDraft, () => ({ version: ++version, savedAt: at(0), placeKeptUntil: null })],
  ]);
  await page.goto('/dashboard/tasks/w10-01/work');
  return drafts;
}
