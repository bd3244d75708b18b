import { type ComponentProps, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ErrorAlert } from '../../patterns/error-alert.tsx';
import { Button } from '../button/button.tsx';
import { AlertDialog } from './alert-dialog.tsx';

/** Opens the dialog at once, and again with its button. */
function AlertDialogExample({ open, ...rest }: ComponentProps<typeof AlertDialog>) {
  const [isOpen, setIsOpen] = useState(open);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Request withdrawal</Button>
      <AlertDialog {...rest} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  render: (args) => <AlertDialogExample {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Request withdrawal of $120.00?',
    description: 'You receive it within 24 hours. You can cancel it until it is processed.',
    confirmText: 'Request withdrawal',
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['primary', 'danger'] },
    children: { control: false },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {};

export const Irreversible: Story = {
  args: {
    tone: 'danger',
    title: 'Delete this draft?',
    description: 'You cannot restore it.',
    confirmText: 'Delete draft',
    cancelText: 'Keep draft',
  },
};

export const Busy: Story = { args: { busy: true, busyText: 'Requesting...' } };

export const WithError: Story = {
  args: {
    children: (
      <ErrorAlert
        title="The withdrawal was not requested"
        error={{ message: 'The server is not available.', nextStep: 'Try again in a minute.' }}
      />
    ),
  },
};
