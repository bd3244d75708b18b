import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { DateTime } from '../date-time/date-time.tsx';
import { Money } from '../money/money.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from './table.tsx';

const ROWS = [
  { user: 'maria', at: '2026-11-19T09:00:00.000Z', amount: 120, isSelected: false },
  { user: 'a_very_long_username_2026', at: '2026-11-20T17:30:00.000Z', amount: 1050.5, isSelected: true },
] as const;

const meta = {
  title: 'Components/Table',
  component: Table,
  args: {
    caption: 'Withdrawals',
    dense: false,
    children: (
      <>
        <TableHead>
          <TableRow>
            <HeadCell>User</HeadCell>
            <HeadCell>Requested</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell $numeric>Amount</HeadCell>
            <HeadCell>Action</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROWS.map(({ user, at, amount, isSelected }) => (
            <TableRow key={user} aria-selected={isSelected || undefined}>
              <Cell label="User">{user}</Cell>
              <Cell label="Requested">
                <DateTime at={at} />
              </Cell>
              <Cell label="Status">
                <Badge tone="held">Processing</Badge>
              </Cell>
              <Cell label="Amount" numeric>
                <Money amount={amount} />
              </Cell>
              <Cell>
                <Button size="compact">Review</Button>
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Dense: Story = { args: { dense: true } };

export const InsideCard: Story = {
  render: (args) => (
    <Card>
      <Table {...args} />
    </Card>
  ),
};
