import { register } from '@platform/contracts';
import { TextField } from '@platform/design-system';
import { injectContractEndpoints, mutation } from '@platform/kit';
import { screen, waitFor } from '@testing-library/react';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import { renderPage, user } from '../testing/index.ts';

const { useFormTestRegisterMutation } = injectContractEndpoints({
  formTestRegister: mutation(register, { changes: [] }),
});

function SignUp() {
  const [send] = useFormTestRegisterMutation();
  const form = useContractForm({
    endpoint: register,
    initialValues: { username: '', email: '', password: '', fullName: '' },
    submit: (body) => send({ body }).unwrap(),
  });
  return (
    <ContractForm form={form}>
      <TextField label="Username" {...form.field('username')} />
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Password" {...form.field('password')} />
      <TextField label="Full name" {...form.field('fullName')} />
      <button type="submit">{form.submitting ? 'Creating account...' : 'Create account'}</button>
    </ContractForm>
  );
}

const page = { routes: [{ path: '/', Component: SignUp }], path: '/' };
const field = (name: string) => screen.getByLabelText(name);

test('shows no errors before the first submit, then validates on every change', async () => {
  const { person, server } = renderPage(page);

  await person.type(field('Username'), 'ab');
  expect(screen.queryByText('Username must be at least 3 characters')).toBeNull();

  await person.click(screen.getByRole('button'));
  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  await waitFor(() => expect(field('Username')).toHaveFocus());

  await person.type(field('Username'), 'c');
  await waitFor(() => expect(screen.queryByText('Username must be at least 3 characters')).toBeNull());
  expect(server.calls(register)).toHaveLength(0);
});

test('sends filled-in fields and omits empty ones', async () => {
  const { person, server } = renderPage(page);
  server.respondWith(register, { ...user(), referralApplied: false });

  await fillIn(person);
  await waitFor(() => expect(server.calls(register)).toHaveLength(1));

  expect(server.calls(register)[0]!.body).toEqual({
    username: 'maria',
    email: 'maria@example.org',
    password: 'draw it',
  });
});

test('takes blank text for a missing one, and sends the others without surrounding spaces', async () => {
  const { person, server } = renderPage(page);
  server.respondWith(register, { ...user(), referralApplied: false });

  await person.type(field('Email'), '   ');
  await person.type(field('Full name'), '  Ada   Lovelace ');
  await person.click(screen.getByRole('button'));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();

  await person.clear(field('Email'));
  await fillIn(person);
  await waitFor(() => expect(server.calls(register)).toHaveLength(1));
  expect(server.calls(register)[0]!.body).toMatchObject({
    email: 'maria@example.org',
    fullName: 'Ada Lovelace',
  });
});

test('shows error details on their fields and focuses the first one', async () => {
  const { person, server } = renderPage(page);
  const details = [{ path: 'email', message: 'This email address has an account.' }];
  server.rejectWith(register, { code: 'email_taken', message: 'Taken.', details });

  await fillIn(person);

  expect(await screen.findByText('This email address has an account.')).toBeVisible();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error without field details above the form', async () => {
  const { person, server } = renderPage(page);
  server.rejectWith(register, { code: 'unavailable', message: 'Not now.' });

  await fillIn(person);

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Not now\.Try again in a moment; it is safe to retry\./);
  await waitFor(() => expect(alert).toHaveFocus());
});

test('focuses the same error again after another failed attempt', async () => {
  const { person, server } = renderPage(page);
  server.rejectWith(register, { code: 'unavailable', message: 'Not now.' });
  await fillIn(person);
  await waitFor(async () => expect(await screen.findByRole('alert')).toHaveFocus());

  await person.click(screen.getByRole('button', { name: 'Create account' }));

  await waitFor(() => expect(server.calls(register)).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test('submits what the fields show, even if no event has announced it', async () => {
  const { person, server } = renderPage(page);
  server.respondWith(register, { ...user(), referralApplied: false });
  const values = { Username: 'maria', Email: 'maria@example.org', Password: 'draw it' };
  for (const [label, value] of Object.entries(values)) (field(label) as HTMLInputElement).value = value;

  await person.click(screen.getByRole('button'));

  await waitFor(() => expect(server.calls(register)).toHaveLength(1));
  expect(server.calls(register)[0]!.body).toEqual({
    username: 'maria',
    email: 'maria@example.org',
    password: 'draw it',
  });
  expect(screen.queryByText('Username must be at least 3 characters')).toBeNull();
});

async function fillIn(person: ReturnType<typeof renderPage>['person']): Promise<void> {
  await person.type(field('Username'), 'maria');
  await person.type(field('Email'), 'maria@example.org');
  await person.type(field('Password'), 'draw it');
  await person.click(screen.getByRole('button'));
}
