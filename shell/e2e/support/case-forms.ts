import {
  addCaseNote,
  approvePurchase,
  checkDecision,
  checkDecisions,
  completeReturn,
  rejectPurchase,
  rejectReturn,
} from '@platform/contracts';
import { ConsoleScreen } from '../screens/console.screen.ts';
import { ADMINISTRATOR } from './fixtures.ts';
import { formInDialog, type FormCase, type FormContext } from './form-case.ts';

/** The forms about purchases as cases: decisions about one and about several, and notes. */
export const CASE_FORMS: readonly FormCase[] = [
  {
    name: 'rejection of a purchase',
    source: 'mf-admin/src/features/purchases/purchase-dialogs.tsx',
    endpoint: rejectPurchase,
    check: checkDecision,
    open: async (context) => {
      const { page, seeder } = context;
      const id = await seeder.purchase(await seeder.activeMember());
      await (await openConsole(context)).openRecord('Purchases', id);
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      return { form: formInDialog(page) };
    },
  },
  {
    name: 'approval of a purchase',
    source: 'mf-admin/src/features/purchases/purchase-dialogs.tsx',
    endpoint: approvePurchase,
    check: checkDecision,
    open: async (context) => {
      const { page, seeder } = context;
      const id = await seeder.purchase(await seeder.activeMember());
      await (await openConsole(context)).openRecord('Purchases', id);
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      return { form: formInDialog(page), values: { payer: 'payer@example.com' } };
    },
  },
  {
    name: 'payment of a return',
    source: 'mf-admin/src/features/purchases/return-dialogs.tsx',
    endpoint: completeReturn,
    open: async (context) => {
      const { page, seeder } = context;
      await (await openConsole(context)).openRecord('Purchases', await seeder.returnedPurchase());
      await page.getByRole('button', { name: 'Mark as paid back' }).click();
      return { form: formInDialog(page) };
    },
  },
  {
    name: 'rejection of a return',
    source: 'mf-admin/src/features/purchases/return-dialogs.tsx',
    endpoint: rejectReturn,
    open: async (context) => {
      const { page, seeder } = context;
      await (await openConsole(context)).openRecord('Purchases', await seeder.returnedPurchase());
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      return { form: formInDialog(page) };
    },
  },
  {
    name: 'rejection of several purchases',
    source: 'mf-admin/src/shared/bulk/bulk-dialog.tsx',
    endpoint: rejectPurchase,
    check: checkDecisions,
    open: async (context) => {
      const { page, seeder } = context;
      const member = await seeder.activeMember();
      for (const blueprintId of [2, 3]) await seeder.purchase(member, blueprintId);
      await (await openConsole(context)).open('Purchases', `?q=${member.username}`);
      await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
      await page.getByRole('button', { name: 'Reject selected' }).click();
      return { form: formInDialog(page) };
    },
  },
  {
    name: 'note about a case',
    source: 'mf-admin/src/shared/review/case/case-notes.tsx',
    endpoint: addCaseNote,
    open: async (context) => {
      const { page, seeder } = context;
      const id = await seeder.purchase(await seeder.activeMember());
      await (await openConsole(context)).openRecord('Purchases', id);
      return { form: page.getByRole('region', { name: 'Notes', exact: true }).locator('form') };
    },
  },
];

async function openConsole({ page, logIn }: FormContext): Promise<ConsoleScreen> {
  await logIn(ADMINISTRATOR);
  return new ConsoleScreen(page, '/dashboard/admin');
}
