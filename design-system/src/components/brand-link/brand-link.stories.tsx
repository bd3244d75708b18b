import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LogoMark } from '../logo-mark/logo-mark.tsx';
import { BrandLink } from './brand-link.tsx';

const meta = {
  title: 'Components/BrandLink',
  component: BrandLink,
  args: { href: '#home' },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof BrandLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  args: {
    children: (
      <>
        <LogoMark size={32} />
        <span>AI Skill</span>
      </>
    ),
  },
};

export const WithAppName: Story = {
  args: {
    children: (
      <>
        <LogoMark size={32} />
        <span>
          AI Skill <small>Console</small>
        </span>
      </>
    ),
  },
};
