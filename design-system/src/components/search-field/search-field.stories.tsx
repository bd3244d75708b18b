import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search tasks' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'translation' } };

export const CustomPlaceholder: Story = { args: { placeholder: 'Title or topic' } };

export const Disabled: Story = { args: { disabled: true } };
