import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid, Row } from '../primitives/layout.ts';
import { Text } from '../primitives/text.ts';
import * as icons from './icons.ts';
import { TopicIcon } from './topic-icon.tsx';
import { TOPIC_NAMES } from './topic-name.ts';

type Args = { size: number };

const meta = {
  title: 'Foundations/Icons',
  args: { size: 20 },
  argTypes: { size: { control: { type: 'range', min: 16, max: 48, step: 4 } } },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Icons: Story = {
  render: ({ size }) => (
    <Grid $min={160} $gap={4}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Row key={name} $nowrap>
          <Icon size={size} />
          <Text $size={14}>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};

/** The last name is unknown and shows the default icon. */
export const TopicIcons: Story = {
  render: ({ size }) => (
    <Grid $min={160} $gap={4}>
      {[...TOPIC_NAMES, 'unknown'].map((name) => (
        <Row key={name} $nowrap>
          <TopicIcon name={name} size={size} />
          <Text $size={14}>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};
