import { type ComponentProps, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../../primitives/layout.ts';
import { Text } from '../../primitives/text.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

/** Opens the dialog at once, and again with its button. */
function DialogExample({ open, onOpenChange, ...rest }: ComponentProps<typeof Dialog>) {
  const [isOpen, setIsOpen] = useState(open);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Edit profile</Button>
      <Dialog {...rest} open={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  render: (args) => <DialogExample {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Edit profile',
    description: 'Your name appears on your withdrawals.',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save changes</Button>
      </>
    ),
    children: <TextField label="Full name" defaultValue="Maria Lindqvist" />,
  },
  argTypes: {
    width: { control: 'inline-radio', options: ['regular', 'wide'] },
    footer: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const Wide: Story = { args: { width: 'wide' } };

export const TitleOnly: Story = {
  args: { description: undefined, children: undefined, footer: undefined },
};

export const LongContent: Story = {
  args: {
    title: 'Terms of a blueprint',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, line) => (
          <Text key={line}>{line + 1}. A blueprint is bought once and yours for good.</Text>
        ))}
      </Stack>
    ),
  },
};

export const Closed: Story = { args: { open: false } };
