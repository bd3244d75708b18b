import { getUser, listVerifications } from '@platform/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openVerification } from '../../../testing/open-verification.ts';
import {
  createPage,
  createUserDetail,
  createVerification,
  toVerificationRow,
} from '../../../testing/records.factory.ts';

const LINKED = { userId: 'user-9', username: 'tom', disabled: false, status: 'pending' } as const;

test('a card says what is known about a member before their page is opened, also to the keyboard', async () => {
  const rejected = createVerification({ status: 'rejected' });
  const repeat = { ...LINKED, id: rejected.id, at: '2026-02-01T12:00:00.000Z' };
  const { person, server } = await openVerification({ repeats: [repeat] });
  server.respondWith(
    getUser,
    createUserDetail({ id: 'user-9', username: 'tom', balance: 1234, disabled: true }),
  );
  server.respondWith(listVerifications, ({ query }) =>
    query?.userId === 'user-9' ? createPage(toVerificationRow(rejected)) : createPage(),
  );
  expect(server.calls(getUser)).toEqual([]);

  act(() => screen.getByRole('link', { name: 'Account of tom' }).focus());
  const card = within((await screen.findByText('$1,234.00')).closest<HTMLElement>('[data-state="open"]')!);
  expect(card.getByText('tom')).toBeVisible();
  expect(card.getByText('Disabled')).toBeVisible();
  expect(await card.findByText('Rejected')).toBeVisible();

  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('$1,234.00')).not.toBeInTheDocument());
});
