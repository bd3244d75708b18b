import { reportPayment, verifyFreeBlueprint } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { createDestination, renderAsMember } from '../../testing/render-as-member.tsx';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';
import { fillInVerification, ACTIVE_FREE, openPayment } from '../../testing/blueprint-page.ts';

describe('the free blueprint', () => {
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

  test('is not requested when the member returns to the form', async () => {
    const { server, person } = await renderAsMember('/blueprint/1');
    const confirmation = await fillInVerification(person);
    await person.click(confirmation.getByRole('button', { name: 'Back to the form' }));

    expect(await screen.findByLabelText('Full name')).toHaveValue('Maria Alvarez');
    expect(server.calls(verifyFreeBlueprint)).toHaveLength(0);
  });

  test('asks before the form is lost while it waits for the confirmation', async () => {
    const { person, goTo, path } = await renderAsMember('/blueprint/1');
    await fillInVerification(person);
    await goTo('/dashboard');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
    await person.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/blueprint/1');
    await person.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByLabelText('Full name')).toHaveValue('Maria Alvarez');
  });

  test('offers no task at the daily limit', async () => {
    await renderAsMember('/blueprint/1', {
      userBlueprints: [createUserBlueprint()],
      user: { tasksToday: { completed: 20, limit: 20, resetsAt: '2026-01-03T00:00:00.000Z' } },
    });
    expect(await screen.findByText('Done for today')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start a task' })).not.toBeInTheDocument();
  });

  test('states the minutes that its tasks take', async () => {
    await renderAsMember('/blueprint/1');
    expect(await screen.findByText(/Each task takes 15 to 40 minutes/)).toBeVisible();
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
  test('cannot be purchased after a final rejection of the verification', async () => {
    const rejected = createUserBlueprint({ status: 'rejected', final: true, reason: 'Forged documents.' });
    await renderAsMember('/blueprint/3', { userBlueprints: [rejected] });
    expect(await screen.findByText(/You cannot purchase it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Purchase Blueprint' })).toBeDisabled();
    expect(screen.queryByText('Activate the free blueprint first.')).not.toBeInTheDocument();
  });

  describe('that was purchased and is not paid', () => {
    test('copies amount, reference and destination, and says which', async () => {
      const { payment, person } = await openPayment();
      for (const [label, text] of [
        ['the amount', '299.99'],
        ['the reference', 'REF-1'],
        ['where to pay', 'paypal@pay.example'],
      ] as const) {
        await person.click(await payment.findByRole('button', { name: `Copy ${label}` }));
        expect(await navigator.clipboard.readText()).toBe(text);
        expect(await payment.findByText(`Copied ${label}`)).toHaveAttribute('role', 'status');
      }
    });

    test('shows the destination, the network and the term of another method', async () => {
      const { payment, person } = await openPayment();
      await person.selectOptions(await payment.findByLabelText('Payment method'), 'USDT');

      expect(payment.getByText('usdt@pay.example')).toBeVisible();
      expect(payment.getByText('TRC-20')).toBeVisible();
      expect(payment.getByLabelText('Transaction hash')).toBeVisible();
    });

    test('does not report a payment without what identifies it', async () => {
      const { payment, person, server } = await openPayment();
      await person.type(await payment.findByLabelText('Transaction ID'), '   ');
      await person.click(payment.getByRole('button', { name: 'Report the payment' }));

      expect(await payment.findByText('Please enter the transaction ID')).toBeVisible();
      expect(server.calls(reportPayment)).toHaveLength(0);
    });

    test('can be reported although its method is no longer offered', async () => {
      const { payment } = await openPayment({ paymentMethods: [createDestination('zelle')] });
      expect(await payment.findByText('This method is not available at the moment')).toBeVisible();
      expect(payment.getByLabelText('Transaction ID')).toBeVisible();
    });

    test('says why it was canceled and can be purchased again', async () => {
      const expired = createUserBlueprint({
        blueprintId: 3,
        status: 'cancelled',
        reason: 'It was not paid within 7 days.',
      });
      await renderAsMember('/blueprint/3', { userBlueprints: [expired, ACTIVE_FREE] });
      expect(await screen.findByText(/^It was not paid within 7 days\./)).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Purchase Blueprint' })).toBeEnabled();
    });
  });

  test('offers only the payment methods that the operator accepts', async () => {
    const { person } = await renderAsMember('/blueprint/3', {
      userBlueprints: [ACTIVE_FREE],
      paymentMethods: [createDestination('btc'), createDestination('zelle')],
    });
    await person.click(await screen.findByRole('button', { name: 'Purchase Blueprint' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Purchase AI Video Creation' }));

    expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'btc',
      'zelle',
    ]);
  });

  test('cannot be purchased while the operator accepts no payments', async () => {
    await renderAsMember('/blueprint/3', { userBlueprints: [ACTIVE_FREE], paymentMethods: [] });

    expect(await screen.findByText('Purchases are not possible at the moment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute(
      'href',
      '/dashboard/support/new?subject=Buying+AI+Video+Creation',
    );
    expect(screen.queryByRole('button', { name: 'Purchase Blueprint' })).not.toBeInTheDocument();
  });

  test('shows the reason of a rejection and can be purchased again', async () => {
    const rejected = createUserBlueprint({
      blueprintId: 3,
      status: 'rejected',
      reason: 'The payment did not arrive.',
    });
    await renderAsMember('/blueprint/3', { userBlueprints: [rejected, ACTIVE_FREE] });
    expect(await screen.findByText('The payment did not arrive.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Purchase Blueprint' })).toBeEnabled();
  });
});
