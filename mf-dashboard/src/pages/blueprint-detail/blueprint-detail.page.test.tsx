import { cancelPurchase, purchaseBlueprint, reportPayment, verifyFreeBlueprint } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderAsMember } from '../../testing/render-as-member.tsx';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';

test.each(['0', '11', 'abc', '01'])('redirects the invalid id %s to the blueprints page', async (id) => {
  const { path } = await renderAsMember(`/blueprint/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Blueprints' })).toBeVisible();
  expect(path()).toBe('/dashboard/blueprints');
});

test('shows the details of a blueprint', async () => {
  await renderAsMember('/blueprint/3');
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Video Creation' })).toBeVisible();
  for (const name of ['Overview', 'What is included', 'Requirements', 'How it works']) {
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getAllByText('$299.99')[0]).toBeVisible();
  expect(screen.getByText('$31.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
    'href',
    '/dashboard/support/new?subject=AI+Video+Creation',
  );
});

describe('the free blueprint', () => {
  async function fillIn(person: UserEvent) {
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

  test('shows the validation messages of the specification', async () => {
    const { person } = await renderAsMember('/blueprint/1');
    await person.click(await screen.findByRole('button', { name: 'Activate Free Blueprint' }));
    await person.clear(screen.getByLabelText('Email'));
    await person.click(screen.getByRole('button', { name: 'Continue' }));

    for (const message of [
      'Full name must be at least 3 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please select your country',
      'Please enter a valid ID number',
      'Please select your work authorization status',
      'Please enter your complete home address',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('is requested only after a confirmation', async () => {
    const { server, person } = await renderAsMember('/blueprint/1');
    server.respondWith(verifyFreeBlueprint, createUserBlueprint({ status: 'pending' }));

    const confirmation = await fillIn(person);
    expect(confirmation.getByText('12 Long Street, Toronto')).toBeVisible();
    expect(server.calls(verifyFreeBlueprint)).toHaveLength(0);
    await person.click(confirmation.getByRole('button', { name: 'Submit verification' }));

    expect(await screen.findByText('Verification Submitted')).toBeVisible();
    expect(server.calls(verifyFreeBlueprint)[0]?.body).toEqual({
      fullName: 'Maria Alvarez',
      email: 'maria@example.org',
      phoneNumber: '+1 555 010',
      country: 'ca',
      identificationNumber: 'AB123456',
      workAuthorization: 'citizen',
      homeAddress: '12 Long Street, Toronto',
      blueprintId: 1,
    });
  });

  test('is not requested when the member returns to the form', async () => {
    const { server, person } = await renderAsMember('/blueprint/1');
    const confirmation = await fillIn(person);
    await person.click(confirmation.getByRole('button', { name: 'Back to the form' }));

    expect(await screen.findByLabelText('Full name')).toHaveValue('Maria Alvarez');
    expect(server.calls(verifyFreeBlueprint)).toHaveLength(0);
  });

  test('shows why a verification was rejected', async () => {
    const { server, person } = await renderAsMember('/blueprint/1');
    server.rejectWith(verifyFreeBlueprint, {
      code: 'verification_final',
      message: 'This account cannot be verified again.',
    });
    const confirmation = await fillIn(person);
    await person.click(confirmation.getByRole('button', { name: 'Submit verification' }));

    const form = within(await screen.findByRole('dialog', { name: 'Verify your identity' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Submission Failed');
    expect(form.getByRole('alert')).toHaveTextContent('This account cannot be verified again.');
  });

  test('shows the submitted data masked while it is under review', async () => {
    const documents = {
      fullName: 'M**** A******',
      email: 'm***@example.org',
      phoneNumber: '***',
      country: 'ca',
      identificationNumber: '****3456',
      workAuthorization: 'citizen',
      homeAddress: '***',
      submissionDate: '2026-01-02T12:00:00.000Z',
    };
    await renderAsMember('/blueprint/1', {
      userBlueprints: [createUserBlueprint({ status: 'pending', metadata: JSON.stringify(documents) })],
    });
    expect(await screen.findByText('Pending Approval')).toBeVisible();
    expect(screen.getByText('****3456')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Activate Free Blueprint' })).not.toBeInTheDocument();
  });
});

describe('a paid blueprint', () => {
  const FREE = createUserBlueprint();

  test('cannot be purchased before the free one is approved', async () => {
    await renderAsMember('/blueprint/3', { userBlueprints: [createUserBlueprint({ status: 'pending' })] });
    expect(await screen.findByText('Free Blueprint Required')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Purchase Blueprint' })).toBeDisabled();
  });

  test('is purchased with a payment method and redirects to the blueprints page', async () => {
    const { server, person, path } = await renderAsMember('/blueprint/3', { userBlueprints: [FREE] });
    server.respondWith(
      purchaseBlueprint,
      createUserBlueprint({ blueprintId: 3, status: 'pending', reference: 'REF-1' }),
    );

    await person.click(await screen.findByRole('button', { name: 'Purchase Blueprint' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Purchase AI Video Creation' }));
    await person.click(dialog.getByRole('button', { name: 'Purchase for $299.99' }));
    expect(await dialog.findByText('Please select a payment method')).toBeVisible();

    await person.click(dialog.getByRole('radio', { name: 'Zelle' }));
    await person.click(dialog.getByRole('button', { name: 'Purchase for $299.99' }));

    expect(await screen.findByText('Purchase received')).toBeVisible();
    expect(path()).toBe('/dashboard/blueprints?purchase=success');
    expect(server.calls(purchaseBlueprint)[0]?.body).toEqual({ blueprintId: 3, paymentMethod: 'zelle' });
  });

  test('shows why a purchase failed', async () => {
    const { server, person } = await renderAsMember('/blueprint/3', { userBlueprints: [FREE] });
    server.rejectWith(purchaseBlueprint, {
      code: 'already_owned',
      message: 'You own this blueprint already.',
    });

    await person.click(await screen.findByRole('button', { name: 'Purchase Blueprint' }));
    await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await person.click(screen.getByRole('button', { name: 'Purchase for $299.99' }));

    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('You own this blueprint already.');
  });

  test('shows payment instructions, accepts payment details and can be canceled', async () => {
    const row = createUserBlueprint({
      blueprintId: 3,
      status: 'pending',
      paymentMethod: 'paypal',
      reference: 'REF-1',
    });
    const { server, person } = await renderAsMember('/blueprint/3', { userBlueprints: [row, FREE] });
    server.respondWith(reportPayment, { ...row, transactionReference: 'PAY-77' });
    server.respondWith(cancelPurchase, { ...row, status: 'cancelled' });

    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(payment.getByText('REF-1')).toBeVisible();
    expect(payment.getByText('Put your reference in the note.')).toBeVisible();

    await person.type(payment.getByLabelText('Transaction ID'), 'PAY-77');
    await person.click(payment.getByRole('button', { name: 'Save payment details' }));
    expect(await screen.findByText('Payment details saved')).toBeVisible();
    expect(server.calls(reportPayment)[0]).toMatchObject({
      params: { id: row.id },
      body: { paymentMethod: 'paypal', transactionReference: 'PAY-77' },
    });

    await person.click(payment.getByRole('button', { name: 'Cancel purchase' }));
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Cancel this purchase?' }));
    await person.click(confirmation.getByRole('button', { name: 'Cancel purchase' }));
    expect(await screen.findByText('Purchase canceled')).toBeVisible();
    expect(server.calls(cancelPurchase)[0]?.params).toEqual({ id: row.id });
  });

  test('shows the reason of a rejection and can be purchased again', async () => {
    const rejected = createUserBlueprint({
      blueprintId: 3,
      status: 'rejected',
      reason: 'The payment did not arrive.',
    });
    await renderAsMember('/blueprint/3', { userBlueprints: [rejected, FREE] });
    expect(await screen.findByText('The payment did not arrive.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Purchase Blueprint' })).toBeEnabled();
  });
});
