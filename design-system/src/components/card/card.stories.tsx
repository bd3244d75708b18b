import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid } from '../../primitives/layout.ts';
import { Heading, Text } from '../../primitives/text.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Money } from '../money/money.tsx';
import { RowEnd, RowItem, RowList, RowText } from '../row-list/row-list.tsx';
import { Card, CardActions, CardBody, CardTarget, DividedRow, Panel } from './card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    $accent: false,
    children: (
      <CardBody>
        <Heading $size={18}>Data labeling</Heading>
        <Text>Mark objects in pictures. 20 tasks a day.</Text>
      </CardBody>
    ),
  },
  argTypes: { $accent: { control: 'boolean' }, children: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Accent: Story = { args: { $accent: true } };

export const LinkOverWholeCard: Story = {
  args: {
    children: (
      <CardBody $gap={2}>
        <Heading $size={18}>
          <CardTarget href="#data-labeling">Data labeling</CardTarget>
        </Heading>
        <Text $tone="muted">Mark objects in pictures.</Text>
        <CardActions>
          <Money amount={49} strong />
          <Button size="compact">Buy</Button>
        </CardActions>
      </CardBody>
    ),
  },
};

export const InGrid: Story = {
  render: ({ children }) => (
    <Grid $min={240}>
      <Card>{children}</Card>
      <Card $accent>{children}</Card>
      <Card>{children}</Card>
    </Grid>
  ),
};

export const PanelWithText: Story = {
  render: () => (
    <Panel title="Next unlock" aside={<Badge tone="locked">In 3 days</Badge>}>
      <Text>A reward becomes available 15 days after its task.</Text>
    </Panel>
  ),
};

export const PanelWithRows: Story = {
  render: () => (
    <Panel title="Transactions" level={3} aside="2 of 20" flush>
      <RowList>
        <RowItem>
          <RowText>Task reward</RowText>
          <RowEnd>
            <Money amount={2.5} sign="always" />
          </RowEnd>
        </RowItem>
        <RowItem>
          <RowText>Withdrawal</RowText>
          <RowEnd>
            <Money amount={-50} />
          </RowEnd>
        </RowItem>
      </RowList>
    </Panel>
  ),
};

export const DividedCells: Story = {
  render: () => (
    <DividedRow $boxed $lead>
      <Text>The first cell is the widest.</Text>
      <Text>Second cell</Text>
      <Text>Third cell</Text>
    </DividedRow>
  ),
};
