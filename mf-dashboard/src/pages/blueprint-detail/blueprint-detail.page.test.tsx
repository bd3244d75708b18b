import { cancelPurchase, purchaseBlueprint, reportPayment, verifyFreeBlueprint } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { visit } from '../../testing/member-page.tsx';
import { userBlueprint } from '../../testing/user-blueprint.factory.ts';

test.each(['0', '11', 'abc', '01'])('an id that is none (%s) leads to the blueprints', async (id) => {
  const { path } = await visit(`/blueprint/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Blueprints' })).toBeVisible();
  expect(path()).toBe('/dashboard/blueprints');
});

test('tells all there is about a blueprint', async () => {
  await visit('/blueprint/3');
  expect(await screen.findByRole('heading', { level: 1, name: 'AI Video Creation' })).toBeVisible();
  for (const name of ['Overview', 'What is in it', 'Requirements', 'How it works']) {
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getAllByText('$299.99')[0]).toBeVisible();
  expect(screen.getByText('$31.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/support');
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

  test('says what is missing, in the words of the specification', async () => {
    const { person } = await visit('/blueprint/1');
    await person.click(await screen.findByRole('button', { name: 'Activate Free Blueprint' }));
    await person.clear(screen.getByLabelText('Email'));
    await person.click(screen.getByRole('button', { name: 'Continue' }));

    for (const words of [
      'Full name must be at least 3 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please select your country',
      'Please enter a valid ID number',
      'Please select your work authorization status',
      'Please enter your complete home address',
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('is asked for only after a confirmation, and says so', async () => {
    const { server, person } = await visit('/blueprint/1');
    server.answer(verifyFreeBlueprint, userBlueprint({ status: 'pending' }));

    const question = await fillIn(person);
    expect(question.getByText('12 Long Street, Toronto')).toBeVisible();
    expect(server.calls(verifyFreeBlueprint)).toHaveLength(0);
    await person.click(question.getByRole('button', { name: 'Submit verification' }));

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

  test('is not asked for by whoever goes back to the form', async () => {
    const { server, person } = await visit('/blueprint/1');
    const question = await fillIn(person);
    await person.click(question.getByRole('button', { name: 'Back to the form' }));

    expect(await screen.findByLabelText('Full name')).toHaveValue('Maria Alvarez');
    expect(server.calls(verifyFreeBlueprint)).toHaveLength(0);
  });

  test('says why a verification was not taken', async () => {
    const { server, person } = await visit('/blueprint/1');
    server.refuse(verifyFreeBlueprint, {
      code: 'verification_final',
      message: 'This account cannot be verified again.',
    });
    const question = await fillIn(person);
    await person.click(question.getByRole('button', { name: 'Submit verification' }));

    const form = within(await screen.findByRole('dialog', { name: 'Verify your identity' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Submission Failed');
    expect(form.getByRole('alert')).toHaveTextContent('This account cannot be verified again.');
  });

  test('shows under review what was sent, masked', async () => {
    const papers = {
      fullName: 'M**** A******',
      email: 'm***@example.org',
      phoneNumber: '***',
      country: 'ca',
      identificationNumber: '****3456',
      workAuthorization: 'citizen',
      homeAddress: '***',
      submissionDate: '2026-01-02T12:00:00.000Z',
    };
    await visit('/blueprint/1', {
      own: [userBlueprint({ status: 'pending', metadata: JSON.stringify(papers) })],
    });
    expect(await screen.findByText('Pending Approval')).toBeVisible();
    expect(screen.getByText('****3456')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Activate Free Blueprint' })).not.toBeInTheDocument();
  });
});

describe('a paid blueprint', () => {
  const FREE = userBlueprint();

  test('cannot be purchased before the free one is approved', async () => {
    await visit('/blueprint/3', { own: [userBlueprint({ status: 'pending' })] });
    expect(await screen.findByText('Free Blueprint Required')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Purchase Blueprint' })).toBeDisabled();
  });

  test('is purchased with a payment method, and leads to the blueprints', async () => {
    const { server, person, path } = await visit('/blueprint/3', { own: [FREE] });
    server.answer(
      purchaseBlueprint,
      userBlueprint({ blueprintId: 3, status: 'pending', reference: 'REF-1' }),
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

  test('says why a purchase was not accepted', async () => {
    const { server, person } = await visit('/blueprint/3', { own: [FREE] });
    server.refuse(purchaseBlueprint, { code: 'already_owned', message: 'You own this blueprint already.' });

    await person.click(await screen.findByRole('button', { name: 'Purchase Blueprint' }));
    await person.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await person.click(screen.getByRole('button', { name: 'Purchase for $299.99' }));

    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('You own this blueprint already.');
  });

  test('shows where to pay under which reference, takes what was paid, and can be cancelled', async () => {
    const row = userBlueprint({
      blueprintId: 3,
      status: 'pending',
      paymentMethod: 'paypal',
      reference: 'REF-1',
    });
    const { server, person } = await visit('/blueprint/3', { own: [row, FREE] });
    server.answer(reportPayment, { ...row, transactionReference: 'PAY-77' });
    server.answer(cancelPurchase, { ...row, status: 'cancelled' });

    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(payment.getByText('REF-1')).toBeVisible();
    expect(payment.getByText('Put your reference into the note.')).toBeVisible();

    await person.type(payment.getByLabelText('Transaction ID'), 'PAY-77');
    await person.click(payment.getByRole('button', { name: 'Save payment details' }));
    expect(await screen.findByText('Payment details saved')).toBeVisible();
    expect(server.calls(reportPayment)[0]).toMatchObject({
      params: { id: row.id },
      body: { paymentMethod: 'paypal', transactionReference: 'PAY-77' },
    });

    await person.click(payment.getByRole('button', { name: 'Cancel purchase' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this purchase?' }));
    await person.click(question.getByRole('button', { name: 'Cancel purchase' }));
    expect(await screen.findByText('Purchase cancelled')).toBeVisible();
    expect(server.calls(cancelPurchase)[0]?.params).toEqual({ id: row.id });
  });

  test('gives the reason of a refusal, and can be purchased again', async () => {
    const refused = userBlueprint({
      blueprintId: 3,
      status: 'rejected',
      reason: 'The payment did not arrive.',
    });
    await visit('/blueprint/3', { own: [refused, FREE] });
    expect(await screen.findByText('The payment did not arrive.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Purchase Blueprint' })).toBeEnabled();
  });
});
