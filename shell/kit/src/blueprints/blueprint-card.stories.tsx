import { BLUEPRINTS, type Blueprint, type OpenPay } from '@platform/contracts';
import { Badge, Button, Heading, Stack, Text } from '@platform/design-system';
import {
  BlueprintCard,
  BlueprintLayout,
  OpenPayLines,
  OpenWork,
  RewardPerTask,
} from '@platform/kit/blueprints';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const blueprint = BLUEPRINTS.find(({ isFree }) => !isFree) as Blueprint;

const OPEN: OpenPay = {
  blueprintId: blueprint.id,
  completed: 3,
  work: { count: 4, dollars: 56 },
  needsTest: true,
  allowsOrder: true,
  isBudgetUsedUp: false,
  practice: 2,
  demo: { count: 24, dollars: 336 },
};

const meta = {
  title: 'Kit/BlueprintCard',
  component: BlueprintCard,
  args: {
    blueprint,
    level: 2,
    title: blueprint.name,
    titleId: 'story-blueprint',
    open: OPEN,
    course: <Text $size={14}>Free course: 7 lessons, 66 minutes</Text>,
    action: <Button>View Details</Button>,
  },
  argTypes: { course: { control: false }, action: { control: false }, badge: { control: false } },
} satisfies Meta<typeof BlueprintCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBuy: Story = {};

export const Owned: Story = { args: { badge: <Badge tone="available">Active</Badge>, action: undefined } };

export const NotKnownYet: Story = { args: { open: undefined } };

/** A card that is whole on a phone too. */
export const Layout: StoryObj = {
  render: () => (
    <BlueprintLayout
      {...{ blueprint }}
      titleId="story-layout"
      drawingWidth={150}
      head={
        <Heading as="h2" $size={18} id="story-layout">
          {blueprint.name}
        </Heading>
      }
      details={<Text $tone="muted">{blueprint.description}</Text>}
      price={<RewardPerTask amount={blueprint.rewardPerTask} />}
      action={<Button>View Details</Button>}
      isWhole
    />
  ),
};

export const Lines: StoryObj = {
  render: () => (
    <Stack>
      <OpenPayLines open={OPEN} />
      <OpenPayLines open={undefined} tone="muted" />
      <Text>
        <OpenWork open={OPEN} />
      </Text>
      <RewardPerTask amount={blueprint.rewardPerTask} />
    </Stack>
  ),
};
