import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { KeysSheet } from './keys-sheet.tsx';

const meta = {
  title: 'Annotation/KeysSheet',
  component: KeysSheet,
  args: { types: ['choice', 'claims'] },
} satisfies Meta<typeof KeysSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTypes: Story = {};

export const AllTypes: Story = {
  args: {
    types: ['choice', 'pair', 'rank', 'spans', 'boxes', 'rewrite', 'prompt', 'claims', 'form', 'file'],
    pageKeys: [{ keys: ['Enter'], action: 'Go to the next item' }],
  },
};
