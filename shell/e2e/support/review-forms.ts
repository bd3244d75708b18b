import {
  acceptItemReport,
  appealRejection,
  approveWork,
  checkDecision,
  denyAppeal,
  grantAppeal,
  reinstateItem,
  rejectItemReport,
  rejectWork,
  requestRevision,
} from '@platform/contracts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { ADMINISTRATOR, expect, type Account } from './fixtures.ts';
import { formInDialog, type FormCase, type FormContext, type OpenForm } from './form-case.ts';
import { SECOND_ADMINISTRATOR } from './platform.ts';

/** The forms about work that was handed in: the decisions of a review, and the appeal. */
export const REVIEW_FORMS: readonly FormCase[] = [
  {
    name: 'appeal',
    source: 'mf-dashboard/src/features/work/submissions/appeal-panel.tsx',
    endpoint: appealRejection,
    open: async ({ page, seeder, logIn }) => {
      const member = await seeder.skilledMember();
      const id = await seeder.submission(member);
      await seeder.rejectSubmission(id);
      await logIn(member);
      await page.goto(`/dashboard/submissions/${id}`);
      return { form: page.getByRole('region', { name: 'Appeal' }).locator('form') };
    },
  },
  {
    name: 'approval of work',
    source: 'mf-admin/src/features/reviews/approve-dialog.tsx',
    endpoint: approveWork,
    check: checkDecision,
    allowsBlanks: true,
    open: (context) => openReview(context, newSubmission, 'Approve'),
  },
  {
    name: 'request for a revision',
    source: 'mf-admin/src/features/reviews/review-dialogs.tsx',
    endpoint: requestRevision,
    check: checkDecision,
    allowsBlanks: true,
    open: (context) => openReview(context, newSubmission, 'Ask for changes (2 left)'),
  },
  {
    name: 'rejection of work',
    source: 'mf-admin/src/features/reviews/review-dialogs.tsx',
    endpoint: rejectWork,
    check: checkDecision,
    open: (context) => openReview(context, newSubmission, 'Reject'),
  },
  {
    name: 'grant of an appeal',
    source: 'mf-admin/src/features/reviews/appeal-dialog.tsx',
    endpoint: grantAppeal,
    check: checkDecision,
    open: (context) => openAppeal(context, 'Grant the appeal'),
  },
  {
    name: 'denial of an appeal',
    source: 'mf-admin/src/features/reviews/appeal-dialog.tsx',
    endpoint: denyAppeal,
    check: checkDecision,
    open: (context) => openAppeal(context, 'Deny the appeal'),
  },
  {
    name: 'rejection of a report of an item',
    source: 'mf-admin/src/features/item-reports/item-report-dialogs.tsx',
    endpoint: rejectItemReport,
    check: checkDecision,
    open: async (context) => openReport(context, await newReport(context), 'Reject'),
  },
  {
    name: 'offer of a closed item',
    source: 'mf-admin/src/features/item-reports/item-report-dialogs.tsx',
    endpoint: reinstateItem,
    open: async (context) => openReport(context, await newClosedItem(context), 'Offer the item again'),
  },
];

async function newReport({ seeder }: FormContext): Promise<string> {
  return seeder.itemReport(await seeder.skilledMember());
}

/** Accepts the reports of two members about one item. Returns the second. */
async function newClosedItem(context: FormContext): Promise<string> {
  const [first, second] = [await newReport(context), await newReport(context)];
  const administrator = await context.seeder.administrator();
  for (const id of [first, second]) await administrator.post(acceptItemReport.path.replace(':id', id));
  return second;
}

async function openReport({ page, logIn }: FormContext, id: string, action: string): Promise<OpenForm> {
  await logIn(ADMINISTRATOR);
  await new ConsoleScreen(page, '/dashboard/admin').openRecord('Item reports', id);
  await page.getByRole('button', { name: action, exact: true }).click();
  return { form: formInDialog(page) };
}

async function newSubmission({ seeder }: FormContext): Promise<string> {
  return seeder.submission(await seeder.skilledMember());
}

async function newAppeal(context: FormContext): Promise<string> {
  const { seeder } = context;
  const member = await seeder.skilledMember();
  const id = await seeder.submission(member);
  await seeder.rejectSubmission(id);
  await member.post(`/api/user/submissions/${id}/appeal`, { text: 'W'.repeat(100) });
  return id;
}

/** Fills in what a decision needs beside its form: the rubric and a comment. */
async function openReview(
  context: FormContext,
  createRecord: (context: FormContext) => Promise<string>,
  action: string,
): Promise<OpenForm> {
  const { page } = context;
  const console = await claim(context, await createRecord(context), ADMINISTRATOR);
  const criteria = page.getByRole('region', { name: 'Rubric' }).getByRole('group');
  for (const criterion of await criteria.all())
    if ((await criterion.getByRole('radio', { checked: true }).count()) === 0)
      await criterion.locator('label').last().click();
  await page.getByRole('button', { name: 'Comment on this item' }).click();
  await console.dialog.getByLabel('Comment', { exact: true }).fill('The note leaves this open.');
  await console.dialog.getByRole('button', { name: 'Save the comment' }).click();
  return openDecision(console, action);
}

/** Opens an appeal for the administrator who did not reject the work. */
async function openAppeal(context: FormContext, action: string): Promise<OpenForm> {
  return openDecision(await claim(context, await newAppeal(context), SECOND_ADMINISTRATOR), action);
}

async function claim({ page, logIn }: FormContext, id: string, reviewer: Account): Promise<ConsoleScreen> {
  await logIn(reviewer);
  const console = new ConsoleScreen(page, '/dashboard/admin');
  await console.openRecord('Reviews', id);
  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(page.getByText('Claimed by you')).toBeVisible();
  return console;
}

async function openDecision({ page, dialog }: ConsoleScreen, action: string): Promise<OpenForm> {
  await page.getByRole('button', { name: action, exact: true }).click();
  return { form: dialog.locator('form') };
}
