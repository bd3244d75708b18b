import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../primitives/layout.ts';
import { LogoMark } from './logo-mark.tsx';

const meta = {
  title: 'Components/LogoMark',
  component: LogoMark,
  args: { size: 48 },
} satisfies Meta<typeof LogoMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Logo: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row>
      {[24, 32, 48, 96].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </Row>
  ),
};
