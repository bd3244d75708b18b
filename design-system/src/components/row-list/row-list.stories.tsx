import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Text } from '../../primitives/text.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Money } from '../money/money.tsx';
import { RowEnd, RowItem, RowList, RowText } from './row-list.tsx';

const meta = {
  title: 'Components/RowList',
  component: RowList,
  args: {
    children: ['Describe a picture', 'Rate an answer', 'Transcribe a recording of two minutes'].map(
      (title) => (
        <RowItem key={title}>
          <RowText>
            <Text $strong>{title}</Text>
            <Text $tone="muted">About 5 minutes</Text>
          </RowText>
          <RowEnd>
            <Money amount={2.5} strong />
            <Button size="compact">Start task</Button>
          </RowEnd>
        </RowItem>
      ),
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const InsideCard: Story = {
  render: (args) => (
    <Card>
      <RowList {...args} />
    </Card>
  ),
};

export const WithoutPadding: Story = {
  render: () => (
    <RowList>
      <RowItem $padding={0}>
        <RowText>The rows align with the text around the list.</RowText>
      </RowItem>
      <RowItem $padding={0}>
        <RowText>Second row</RowText>
      </RowItem>
    </RowList>
  ),
};
