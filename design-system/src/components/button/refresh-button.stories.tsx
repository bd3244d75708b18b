import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RefreshButton } from './refresh-button.tsx';

const meta = {
  title: 'Components/RefreshButton',
  component: RefreshButton,
  args: { onClick: fn() },
} satisfies Meta<typeof RefreshButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Busy: Story = { args: { busy: true } };
