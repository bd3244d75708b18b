import { getVerification, getWithdrawal, revealVerification } from '@platform/contracts';
import { screen, within } from '@testing-library/react';
import { openVerification, REVEALED_DOCUMENTS } from '../../../testing/open-verification.ts';
import { openWithdrawal } from '../../../testing/open-withdrawal.ts';
import { createVerification, createWithdrawal } from '../../../testing/records.factory.ts';

const REPEAT = {
  userId: 'user-9',
  username: 'tom',
  disabled: false,
  status: 'pending',
  at: '2026-02-01T12:00:00.000Z',
} as const;

/** The texts of a row's cells, with what is marked in brackets. */
function readRow(name: string): string[] {
  const row = screen.getByRole('rowheader', { name }).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map(
      (cell) =>
        [...cell.querySelectorAll('mark, span:not(:has(*))')]
          .map(({ tagName, textContent }) => (tagName === 'MARK' ? `[${textContent}]` : textContent))
          .join('') || cell.textContent,
    );
}

test('identities stand side by side, and once both are revealed their letters are compared', async () => {
  const other = createVerification({ username: 'tom' });
  const { person, server, record } = await openVerification({ repeats: [{ ...REPEAT, id: other.id }] });
  server.respondWith(getVerification, ({ params }) => (params.id === other.id ? other : record));
  server.respondWith(revealVerification, ({ params }) =>
    params.id === other.id
      ? { ...REVEALED_DOCUMENTS, fullName: 'Peter Ode', identificationNumber: 'SE-9O21' }
      : REVEALED_DOCUMENTS,
  );

  const compare = screen.getByRole('button', { name: 'Compare with tom' });
  await person.click(compare);
  const table = within(await screen.findByRole('table', { name: 'Verifications of maria and tom' }));
  // Equal masks say nothing.
  expect(table.getByRole('rowheader', { name: 'Full name' })).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Reveal both' }));

  expect(await table.findByRole('rowheader', { name: 'Home address (the same)' })).toBeVisible();
  expect(readRow('Identification number (different)')).toEqual(['SE-9[0]21', 'SE-9[O]21']);
  expect(readRow('Full name (different)')).toEqual(['[Maria Lindqvist]', '[Peter Ode]']);
  expect(server.calls(revealVerification).map(({ params }) => params.id)).toEqual([record.id, other.id]);
  await person.click(compare);
  expect(screen.queryByRole('table', { name: 'Verifications of maria and tom' })).not.toBeInTheDocument();
});

test('withdrawals to one destination stand side by side, with what they consist of', async () => {
  const other = createWithdrawal({ username: 'tom', amount: 700 });
  const { person, server, record } = await openWithdrawal({
    amount: 500,
    repeats: [{ ...REPEAT, id: other.id }],
    composition: [
      {
        source: 'bonus',
        amount: 50,
        left: 0,
        from: '2026-01-02T12:00:00.000Z',
        to: '2026-01-02T12:00:00.000Z',
      },
    ],
  });
  server.respondWith(getWithdrawal, ({ params }) => (params.id === other.id ? other : record));

  await person.click(screen.getByRole('button', { name: 'Compare with tom' }));

  const table = within(await screen.findByRole('table', { name: 'Withdrawals of maria and tom' }));
  expect(table.getByRole('rowheader', { name: 'Payment method (the same)' })).toBeVisible();
  expect(readRow('Amount (different)')).toEqual(['$500.00', '$700.00']);
});
