import {
  acceptUnitReport,
  getTest,
  listUnitReports,
  rejectUnitReport,
  reportUnit,
  restoreCertificate,
  revokeCertificate,
  type Attempt,
  type TestState,
  type UnitReportRow,
} from '@platform/contracts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { ADMINISTRATOR } from './fixtures.ts';
import { formInDialog, type FormCase, type FormContext, type OpenForm } from './form-case.ts';
import type { ApiUser } from './seeder.ts';

/** The forms about tests and their certificates. */
export const LEARNING_FORMS: readonly FormCase[] = [
  {
    name: 'report of a question',
    source: 'mf-dashboard/src/features/learning/test/report-unit-dialog.tsx',
    endpoint: reportUnit,
    open: async (context) => {
      const { page, logIn } = context;
      const { member } = await startTest(context);
      await logIn(member);
      await page.goto('/dashboard/learn/1/test');
      await page.getByRole('button', { name: 'Report', exact: true }).click();
      return { form: formInDialog(page) };
    },
  },
  {
    name: 'acceptance of a report of a question',
    source: 'mf-admin/src/features/learning/unit-report-dialogs.tsx',
    endpoint: acceptUnitReport,
    open: (context) => openReport(context, 'Accept'),
  },
  {
    name: 'rejection of a report of a question',
    source: 'mf-admin/src/features/learning/unit-report-dialogs.tsx',
    endpoint: rejectUnitReport,
    open: (context) => openReport(context, 'Reject'),
  },
  {
    name: 'revocation of a certificate',
    source: 'mf-admin/src/features/learning/certificate-dialogs.tsx',
    endpoint: revokeCertificate,
    open: async (context) => openCertificate(context, await newCertificate(context), 'Revoke'),
  },
  {
    name: 'restoration of a certificate',
    source: 'mf-admin/src/features/learning/certificate-dialogs.tsx',
    endpoint: restoreCertificate,
    open: async (context) => {
      const code = await newCertificate(context);
      const administrator = await context.seeder.administrator();
      const reason = { reason: 'Another person took the test.' };
      await administrator.post(revokeCertificate.path.replace(':code', code), reason);
      return openCertificate(context, code, 'Restore');
    },
  },
];

/** Starts the test of AI Basics for a new member. */
async function startTest({ seeder }: FormContext): Promise<{ member: ApiUser; attempt: Attempt }> {
  const member = await seeder.member();
  await seeder.confirmAddress(member);
  return { member, attempt: await seeder.startTest(member) };
}

/**
 * Has all questions of a test reported. Returns the report of one that can be taken out: a template makes up for it, so
 * that the test stays open.
 */
async function newReport(context: FormContext): Promise<string> {
  const { member, attempt } = await startTest(context);
  const path = reportUnit.path.replace(':id', attempt.id);
  for (const { id } of attempt.items) await member.post(path, { number: Number(id), reason: 'unclear' });
  const administrator = await context.seeder.administrator();
  const list = `${listUnitReports.path}?q=${member.username}`;
  const { items } = await administrator.get<{ items: UnitReportRow[] }>(list);
  return items.find(({ name }) => name.startsWith('1.1-0'))?.id ?? '';
}

async function openReport(context: FormContext, action: string): Promise<OpenForm> {
  const { page, logIn } = context;
  const id = await newReport(context);
  await logIn(ADMINISTRATOR);
  await new ConsoleScreen(page, '/dashboard/admin').openRecord('Reports of questions', id);
  await page.getByRole('button', { name: action, exact: true }).click();
  return { form: formInDialog(page) };
}

/** Has a member pass the test. Returns the code of the certificate. */
async function newCertificate({ seeder }: FormContext): Promise<string> {
  const member = await seeder.skilledMember();
  const { certificate } = await member.get<TestState>(getTest.path.replace(':courseId', '1'));
  return certificate?.code ?? '';
}

async function openCertificate(
  { page, logIn }: FormContext,
  code: string,
  action: string,
): Promise<OpenForm> {
  await logIn(ADMINISTRATOR);
  await new ConsoleScreen(page, '/dashboard/admin').open('Certificates', `?q=${code}`);
  await page.getByRole('button', { name: `${action} ${code}` }).click();
  return { form: formInDialog(page) };
}
