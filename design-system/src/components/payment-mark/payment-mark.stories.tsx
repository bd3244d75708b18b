import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../primitives/layout.ts';
import { PaymentMark, type PaymentMarkName } from './payment-mark.tsx';

const LABELS: Record<PaymentMarkName, string> = {
  btc: 'Bitcoin',
  usdt: 'Tether',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  cash_app: 'Cash App',
  zelle: 'Zelle',
};
const NAMES = Object.keys(LABELS) as PaymentMarkName[];

const meta = {
  title: 'Components/PaymentMark',
  component: PaymentMark,
  args: { name: 'paypal', label: 'PayPal', size: 24 },
  argTypes: { name: { control: 'select', options: NAMES } },
} satisfies Meta<typeof PaymentMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};

export const AllMethods: Story = {
  render: ({ size }) => (
    <Row $gap={5}>
      {NAMES.map((name) => (
        <PaymentMark key={name} name={name} label={LABELS[name]} size={size} />
      ))}
    </Row>
  ),
};
