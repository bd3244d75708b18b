import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ForwardIcon } from '../../icons/icons.ts';
import { Row } from '../../primitives/layout.ts';
import { Button, type ButtonVariant } from './button.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: VARIANTS },
    size: { control: 'inline-radio', options: ['regular', 'compact'] },
    asChild: { control: false },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Secondary: Story = {};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Reject' } };

export const Compact: Story = { args: { size: 'compact' } };

export const Wide: Story = { args: { variant: 'primary', wide: true } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        Continue <ForwardIcon size={18} />
      </>
    ),
  },
};

export const Busy: Story = { args: { variant: 'primary', busy: true, busyText: 'Saving...' } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Link: Story = { args: { asChild: true, children: <a href="#tasks">My tasks</a> } };

export const Variants: Story = {
  render: (args) => (
    <Row>
      {VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </Row>
  ),
};
