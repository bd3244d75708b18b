import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { HelpIcon, SearchIcon } from '../../icons/icons.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Search', children: <SearchIcon size={20} />, onClick: fn() },
  argTypes: {
    size: { control: 'inline-radio', options: ['regular', 'compact'] },
    children: { control: false },
    asChild: { control: false },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Compact: Story = { args: { size: 'compact' } };

export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Link: Story = {
  args: {
    label: 'Help',
    asChild: true,
    children: (
      <a href="#help">
        <HelpIcon size={20} />
      </a>
    ),
  },
};
