import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row, Stack } from '../../primitives/layout.ts';
import { Button } from '../button/button.tsx';
import { AnimatedMoney, Money } from './money.tsx';

function GrowingBalance() {
  const [amount, setAmount] = useState(120);
  return (
    <Row>
      <AnimatedMoney amount={amount} size={38} pulse="available" />
      <Button onClick={() => setAmount(amount + 25.5)}>Add $25.50</Button>
    </Row>
  );
}

const meta = {
  title: 'Components/Money',
  component: Money,
  args: { amount: 1234.5 },
  argTypes: {
    sign: { control: 'inline-radio', options: ['auto', 'always'] },
    size: { control: 'select', options: [14, 16, 18, 22, 28, 38, 60] },
    tone: {
      control: 'select',
      options: ['ink', 'muted', 'primary', 'available', 'locked', 'held', 'danger'],
    },
  },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

export const Negative: Story = { args: { amount: -50 } };

export const Signed: Story = { args: { amount: 2.5, sign: 'always', tone: 'available' } };

export const Large: Story = { args: { size: 38, strong: true } };

export const FormerPrice: Story = {
  render: () => (
    <Row>
      <Money amount={99} strikethrough tone="muted" />
      <Money amount={49} strong />
    </Row>
  ),
};

export const AlignedFigures: Story = {
  render: () => (
    <Stack $gap={1} $align="end">
      <Money amount={1111.11} />
      <Money amount={888.88} />
      <Money amount={-0.07} />
    </Stack>
  ),
};

export const Animated: Story = { render: () => <GrowingBalance /> };
