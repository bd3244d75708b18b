import {
  cancelPurchase,
  listUserBlueprints,
  purchaseBlueprint,
  reportPayment,
  RETURN_TEST_SENTENCE,
  verifyFreeBlueprint,
} from '@platform/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAsMember, createDestination } from '../../testing/render-as-member.tsx';
import { createOpenPay } from '../../testing/open-pay.factory.ts';
import { createUserBlueprint } from '../../testing/user-blueprint.factory.ts';
import { fillInVerification, ACTIVE_FREE, UNPAID, openPayment } from '../../testing/blueprint-page.ts';
import { createAttemptRow, createCourse } from '../../testing/learning.factory.ts';

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
  expect(screen.getAllByText('$31.00')[0]).toBeVisible();
  expect(screen.getByText(/earn its price/)).toHaveTextContent(
    '10 tasks of $31.00 earn its price of $299.99.',
  );
  expect(await screen.findByText('$310.00')).toBeVisible();
  expect(screen.getByText(/10 tasks, each paid once/)).toHaveTextContent('Demo tasks: $744.00');
  expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
    'href',
    '/dashboard/support/new?subject=AI+Video+Creation',
  );
});

describe('the free blueprint', () => {
  test('is requested only after a confirmation', async () => {
    const { server, person } = await renderAsMember('/blueprint/1');
    server.respondWith(verifyFreeBlueprint, createUserBlueprint({ status: 'pending' }));

    const confirmation = await fillInVerification(person);
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

  test('shows why a verification was rejected', async () => {
    const { server, person } = await renderAsMember('/blueprint/1');
    server.rejectWith(verifyFreeBlueprint, {
      code: 'verification_final',
      message: 'This account cannot be verified again.',
    });
    const confirmation = await fillInVerification(person);
    await person.click(confirmation.getByRole('button', { name: 'Submit verification' }));

    const form = within(await screen.findByRole('dialog', { name: 'Verify your identity' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Submission Failed');
    expect(form.getByRole('alert')).toHaveTextContent('This account cannot be verified again.');
    expect(form.getByText(/whom we pay.*at the latest 180 days after a person decided/)).toBeVisible();
  });

  test('offers support instead of the form after a final rejection', async () => {
    const rejected = createUserBlueprint({ status: 'rejected', final: true, reason: 'Forged documents.' });
    await renderAsMember('/blueprint/1', { userBlueprints: [rejected] });
    expect(await screen.findByText('Forged documents. This decision is final.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'No further attempts' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Activate Free Blueprint' })).not.toBeInTheDocument();
  });
});

describe('a paid blueprint', () => {
  test('cannot be purchased before the free one is approved', async () => {
    await renderAsMember('/blueprint/3', { userBlueprints: [createUserBlueprint({ status: 'pending' })] });
    expect(await screen.findByText('Free Blueprint Required')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Purchase Blueprint' })).toBeDisabled();
  });

  test('is purchased with a payment method and redirects to the blueprints page', async () => {
    const { server, person, path } = await renderAsMember('/blueprint/3', { userBlueprints: [ACTIVE_FREE] });
    server.respondWith(
      purchaseBlueprint,
      createUserBlueprint({ blueprintId: 3, status: 'pending', reference: 'REF-1' }),
    );

    await person.click(await screen.findByRole('button', { name: 'Purchase Blueprint' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Purchase AI Video Creation' }));
    expect(
      dialog.getByText(/An automatic approval opens AI Basics and purchases, but no payout/),
    ).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Purchase for $299.99' }));
    expect(await dialog.findByText('Please select a payment method')).toBeVisible();

    await person.click(dialog.getByRole('radio', { name: 'Zelle' }));
    await person.click(dialog.getByRole('button', { name: 'Purchase for $299.99' }));

    expect(await screen.findByText('Purchase received')).toBeVisible();
    expect(path()).toBe('/dashboard/blueprints?purchase=success');
    expect(server.calls(purchaseBlueprint)[0]?.body).toEqual({ blueprintId: 3, paymentMethod: 'zelle' });
  });

  test('shows why a purchase failed', async () => {
    const { server, person } = await renderAsMember('/blueprint/3', { userBlueprints: [ACTIVE_FREE] });
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

  describe('that was purchased and is not paid', () => {
    test('says until when to pay how much, with which reference and where', async () => {
      const { payment } = await openPayment();
      expect(screen.getByText('Awaiting your payment', { selector: 'strong, h2, h3, p, div' })).toBeVisible();
      expect(payment.getByText(/^Pay and report it by/)).toHaveTextContent(/by Mar 08, 2026/);
      expect(await payment.findByText('paypal@pay.example')).toBeVisible();
      expect(payment.getByText('Put your reference in the note.')).toBeVisible();
      expect(screen.queryByText(/Payment reported/)).not.toBeInTheDocument();
    });

    test('waits for the confirmation once the payment is reported', async () => {
      const { payment, person, server } = await openPayment();
      const reported = createUserBlueprint({
        ...UNPAID,
        payment: 'reported',
        expiresAt: null,
        transactionReference: 'PAY-77',
      });
      server.respondWith(reportPayment, reported);
      server.respondWith(listUserBlueprints, () => ({
        items: [server.calls(reportPayment).length > 0 ? reported : UNPAID, ACTIVE_FREE],
        next: null,
      }));

      await person.type(await payment.findByLabelText('Transaction ID'), 'PAY-77');
      await person.click(payment.getByRole('button', { name: 'Report the payment' }));

      expect(await screen.findByText(/^Waiting for confirmation\./)).toBeVisible();
      expect(server.calls(reportPayment)[0]).toMatchObject({
        params: { id: UNPAID.id },
        body: { paymentMethod: 'paypal', transactionReference: 'PAY-77' },
      });
      expect(screen.getByText('PAY-77')).toBeVisible();
      expect(screen.getByText('Pending Approval')).toBeVisible();
      expect(screen.queryByText(/^Awaiting your payment/)).not.toBeInTheDocument();
    });

    test('can be canceled', async () => {
      const { payment, person, server } = await openPayment();
      server.respondWith(cancelPurchase, { ...UNPAID, status: 'cancelled' });
      await person.click(payment.getByRole('button', { name: 'Cancel purchase' }));
      const confirmation = within(await screen.findByRole('alertdialog', { name: 'Cancel this purchase?' }));
      await person.click(confirmation.getByRole('button', { name: 'Cancel purchase' }));
      expect(await screen.findByText('Purchase canceled')).toBeVisible();
      expect(server.calls(cancelPurchase)[0]?.params).toEqual({ id: UNPAID.id });
    });
  });
});

describe('a blueprint whose open work pays less than its price', () => {
  const pay = { work: { count: 2, dollars: 62 }, demo: null };
  const WARNING = 'Its open work pays $62.00 now, less than the price of $299.99.';

  test('has no purchase button if it cannot be ordered', async () => {
    const openPay = createOpenPay({ ...pay, allowsOrder: false });
    await renderAsMember('/blueprint/3', { userBlueprints: [ACTIVE_FREE], openPay });
    const panel = await screen.findByRole('region', { name: 'Purchase' });
    await waitFor(() => expect(panel).toHaveTextContent('Cannot be ordered now'));
    expect(panel).toHaveTextContent(WARNING);
    expect(screen.queryByRole('button', { name: 'Purchase Blueprint' })).not.toBeInTheDocument();
  });

  test('says so on the page and in the purchase dialog if the operator sells it', async () => {
    const { person } = await renderAsMember('/blueprint/3', {
      userBlueprints: [ACTIVE_FREE],
      openPay: createOpenPay(pay),
    });
    const panel = await screen.findByRole('region', { name: 'Purchase' });
    await waitFor(() => expect(panel).toHaveTextContent(WARNING));
    await person.click(within(panel).getByRole('button', { name: 'Purchase Blueprint' }));
    const dialog = await screen.findByRole('dialog', { name: 'Purchase AI Video Creation' });
    expect(dialog).toHaveTextContent(WARNING);
    expect(dialog).toHaveTextContent(/Open work now.?\$62\.00/);
  });
});

describe('a blueprint with a course', () => {
  const course = createCourse({ id: 3, slug: 'ai-video', title: 'AI Video' });

  test('says what the course holds, and recommends the free test before the purchase', async () => {
    const { person } = await renderAsMember('/blueprint/3', {
      userBlueprints: [ACTIVE_FREE],
      courses: [course],
      openPay: createOpenPay({ work: { count: 2, dollars: 62 }, needsTest: true }),
      test: { courseId: 3, attempts: [createAttemptRow({ courseId: 3, state: 'failed', right: 1 })] },
    });
    const panel = await screen.findByRole('region', { name: 'The free course' });
    expect(panel).toHaveTextContent('2 lessons with exercises, 20 minutes in all');
    await person.click(await screen.findByRole('button', { name: 'Purchase Blueprint' }));
    const alert = await within(await screen.findByRole('dialog')).findByText(/in 1 attempt/);
    expect(alert).toHaveTextContent('The paid work of this blueprint opens once you have passed it.');
    expect(screen.getByText('Take the free test first')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent(/Open work now.?\$62\.00, after its test/);
    expect(screen.getByRole('dialog')).toHaveTextContent(RETURN_TEST_SENTENCE);
  });

  test('says in the purchase dialog that the test is passed', async () => {
    const { person } = await renderAsMember('/blueprint/3', {
      userBlueprints: [ACTIVE_FREE],
      courses: [course],
      test: { courseId: 3, closed: 'passed', workGate: 'passed' },
    });
    await person.click(await screen.findByRole('button', { name: 'Purchase Blueprint' }));
    expect(await screen.findByText('You have passed the test of this skill')).toBeVisible();
    expect(screen.getByRole('dialog')).not.toHaveTextContent(RETURN_TEST_SENTENCE);
  });
});

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
