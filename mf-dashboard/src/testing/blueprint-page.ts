import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAsMember, type Scenario } from './render-as-member.tsx';
import { createUserBlueprint } from './user-blueprint.factory.ts';

/** Fills in the form of the free blueprint, and continues to the confirmation. */
export async function fillInVerification(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Activate Free Blueprint' }));
  const form = within(await screen.findByRole('dialog', { name: 'Verify your identity' }));
  await person.type(form.getByLabelText('Full name'), 'Maria Alvarez');
  await person.type(form.getByLabelText('Phone number'), '+1 555 010');
  await person.selectOptions(form.getByLabelText('Country'), 'Canada');
  await person.type(form.getByLabelText('ID number'), 'AB123456');
  await person.selectOptions(form.getByLabelText('Work authorization'), 'Citizen');
  await person.type(form.getByLabelText('Home address'), '12 Long Street, Toronto');
  await person.click(form.getByRole('button', { name: 'Continue' }));
  return within(await screen.findByRole('alertdialog', { name: 'Submit your verification?' }));
}

export const ACTIVE_FREE = createUserBlueprint();

/** A purchase that awaits its payment. */
export const UNPAID = createUserBlueprint({
  blueprintId: 3,
  status: 'pending',
  paymentMethod: 'paypal',
  reference: 'REF-1',
});

export const openPayment = async (scenario: Scenario = {}) => {
  const page = await renderAsMember('/blueprint/3', { userBlueprints: [UNPAID, ACTIVE_FREE], ...scenario });
  return { ...page, payment: within(await screen.findByRole('region', { name: 'Payment' })) };
};
