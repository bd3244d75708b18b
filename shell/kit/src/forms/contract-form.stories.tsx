import { register } from '@platform/contracts';
import { Button, PasswordField, TextField } from '@platform/design-system';
import { injectContractEndpoints, mutation } from '@platform/kit';
import { ContractForm, useContractForm } from '@platform/kit/forms';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { serveStory, StoryPlatform } from '../testing/story-platform.tsx';
import { user } from '../testing/user.factory.ts';

const { useStoryRegisterMutation } = injectContractEndpoints({
  storyRegister: mutation(register, { changes: [] }),
});

type Props = { readonly username: string; readonly email: string; readonly password: string };

/** A sign-up form with the rules and messages of the contract. */
function SignUpForm(initialValues: Props) {
  const [send] = useStoryRegisterMutation();
  const form = useContractForm({
    endpoint: register,
    initialValues: { ...initialValues },
    submit: (body) => send({ body }).unwrap(),
  });
  return (
    <ContractForm form={form}>
      <TextField label="Username" {...form.field('username')} />
      <TextField label="Email" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <Button type="submit" variant="primary" busy={form.submitting} busyText="Signing up...">
        Sign up
      </Button>
    </ContractForm>
  );
}

const meta = {
  title: 'Kit/ContractForm',
  component: SignUpForm,
  args: { username: 'maria', email: 'maria@example.org', password: 'draw-the-line-20' },
  decorators: [
    (Story) => (
      <StoryPlatform>
        <Story />
      </StoryPlatform>
    ),
  ],
  beforeEach: () =>
    serveStory((server) => server.respondWith(register, { ...user(), referralApplied: false })),
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Sign up' })),
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = { args: { username: '', email: '', password: '' }, play: () => {} };

export const InvalidFields: Story = {
  args: { username: 'ma', email: 'maria@', password: '' },
  play: async (context) => {
    await meta.play(context);
    await context.canvas.findByText('Username must be at least 3 characters');
  },
};

export const Submitting: Story = {
  beforeEach: () => serveStory((server) => server.respondWith(register, () => new Promise(() => {}))),
};

export const FieldErrorFromServer: Story = {
  beforeEach: () =>
    serveStory((server) =>
      server.rejectWith(register, {
        code: 'email_taken',
        details: [{ path: 'email', message: 'This email address has an account.' }],
      }),
    ),
  play: async (context) => {
    await meta.play(context);
    await context.canvas.findByText('This email address has an account.');
  },
};

export const ErrorFromServer: Story = {
  beforeEach: () =>
    serveStory((server) =>
      server.rejectWith(register, { code: 'unavailable', message: 'The server is not available.' }),
    ),
  play: async (context) => {
    await meta.play(context);
    await context.canvas.findByRole('alert');
  },
};
