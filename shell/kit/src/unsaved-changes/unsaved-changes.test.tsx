import { inviteFriend, login } from '@platform/contracts';
import { TextField } from '@platform/design-system';
import { injectContractEndpoints, mutation } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { Dialog } from '@platform/kit/overlays';
import { Link, useNavigate } from '@platform/kit/router';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage, user } from '../testing/index.ts';

const { useUnsavedTestInviteMutation } = injectContractEndpoints({
  unsavedTestInvite: mutation(inviteFriend, { changes: [] }),
});

const QUESTION = 'Discard what you typed?';
const REFERRAL = {
  id: '1',
  referredUsername: null,
  referredEmail: 'friend@example.org',
  status: 'pending',
  reward: 25,
  createdAt: '2026-01-02T00:00:00.000Z',
  completedAt: null,
} as const;

function useInvitation(onSent?: () => unknown) {
  const [invite] = useUnsavedTestInviteMutation();
  return useContractForm({
    endpoint: inviteFriend,
    initialValues: { email: '' },
    submit: async (body) => {
      await invite({ body }).unwrap();
      await onSent?.();
    },
  });
}

function InvitePage() {
  const navigate = useNavigate();
  const form = useInvitation(() => navigate('/thanks'));
  return (
    <ContractForm form={form}>
      <TextField label="Email" {...form.field('email')} />
      <button type="submit">Invite</button>
      <Link to="/other">Other page</Link>
      <Link to="?tab=2">Other tab</Link>
    </ContractForm>
  );
}

function DialogPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && <InviteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useInvitation(onClose);
  return (
    <Dialog open onOpenChange={() => form.leave(onClose)} title="Invite">
      <ContractForm form={form}>
        <TextField label="Email" {...form.field('email')} />
      </ContractForm>
    </Dialog>
  );
}

function LoginPage() {
  const form = useContractForm({
    endpoint: login,
    initialValues: { username: '', password: '' },
    confirmLeave: false,
    submit: () => Promise.resolve(),
  });
  return (
    <ContractForm form={form}>
      <TextField label="Username" {...form.field('username')} />
      <Link to="/other">Other page</Link>
    </ContractForm>
  );
}

const routes = [
  { path: '/', Component: InvitePage },
  { path: '/dialog', Component: DialogPage },
  { path: '/login', Component: LoginPage },
  { path: '/other', element: <h1>Other</h1> },
  { path: '/thanks', element: <h1>Thanks</h1> },
];

const renderAt = (path: string) => renderPage({ routes, path, user: user() });
const button = (name: string) => screen.findByRole('button', { name });
const blocksUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before a link leaves typed text, and keeps the text on request', async () => {
  const { person, path } = renderAt('/');
  await person.type(screen.getByLabelText('Email'), 'friend@');

  await person.click(screen.getByRole('link', { name: 'Other page' }));
  expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
  expect(await button('Keep editing')).toHaveFocus();
  await person.click(await button('Keep editing'));

  expect(path()).toBe('/');
  expect(screen.getByLabelText('Email')).toHaveValue('friend@');

  await person.click(screen.getByRole('link', { name: 'Other page' }));
  await person.click(await button('Discard'));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('does not ask without typed text, after the text is removed, or for a change of the query', async () => {
  const { person, path } = renderAt('/');
  await person.type(screen.getByLabelText('Email'), 'f');
  await person.click(screen.getByRole('link', { name: 'Other tab' }));
  expect(path()).toBe('/?tab=2');

  await person.clear(screen.getByLabelText('Email'));
  await person.click(screen.getByRole('link', { name: 'Other page' }));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
});

test('does not ask when the submission itself leaves the page', async () => {
  const { person, server } = renderAt('/');
  server.respondWith(inviteFriend, REFERRAL);
  await person.type(screen.getByLabelText('Email'), 'friend@example.org');

  await person.click(screen.getByRole('button', { name: 'Invite' }));

  expect(await screen.findByRole('heading', { name: 'Thanks' })).toBeVisible();
});

test('asks before a reload while there is typed text only', async () => {
  const { person, server } = renderAt('/');
  server.rejectWith(inviteFriend, { code: 'unavailable', message: 'Not now.' });
  expect(blocksUnload()).toBe(false);

  await person.type(screen.getByLabelText('Email'), 'friend@example.org');
  expect(blocksUnload()).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(blocksUnload()).toBe(true));

  await person.clear(screen.getByLabelText('Email'));
  expect(blocksUnload()).toBe(false);
});

test('asks before Escape closes a dialog with typed text, and returns the focus to the field', async () => {
  const { person } = renderAt('/dialog');
  await person.click(await button('Open'));
  await person.type(screen.getByLabelText('Email'), 'friend@');

  await person.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: QUESTION })).toBeVisible();
  await person.keyboard('{Escape}');

  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveValue('friend@');

  await person.keyboard('{Escape}');
  await person.click(await button('Discard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('closes a dialog without typed text at once', async () => {
  const { person } = renderAt('/dialog');
  await person.click(await button('Open'));

  await person.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('does not ask about a form that needs no confirmation', async () => {
  const { person } = renderAt('/login');
  await person.type(screen.getByLabelText('Username'), 'maria');

  await person.click(screen.getByRole('link', { name: 'Other page' }));

  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
});
