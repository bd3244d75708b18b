import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TOPIC_NAMES } from '../icons/topic-name.ts';
import { Grid, Row } from '../primitives/layout.ts';
import { DraftNote, DraftPaper } from './draft-paper.tsx';
import {
  EmptyDrawing,
  FailedDrawing,
  LockedDrawing,
  NotFoundDrawing,
  SuccessDrawing,
} from './state-drawings.tsx';
import { TopicDrawing } from './topic-drawing.tsx';

const STATE_DRAWINGS = { EmptyDrawing, NotFoundDrawing, FailedDrawing, LockedDrawing, SuccessDrawing };

const meta = {
  title: 'Foundations/Drawings',
  component: TopicDrawing,
  args: { name: 'store', width: 240 },
  argTypes: {
    name: { control: 'select', options: TOPIC_NAMES },
    width: { control: { type: 'range', min: 80, max: 480, step: 40 } },
  },
} satisfies Meta<typeof TopicDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Topic: Story = {};

export const SmallWithoutDetails: Story = { args: { width: 120 } };

export const Topics: Story = {
  render: () => (
    <Grid $min={240}>
      {TOPIC_NAMES.map((name) => (
        <TopicDrawing key={name} name={name} width={240} />
      ))}
    </Grid>
  ),
};

/** Not there yet, there, half done and done. */
export const Progress: Story = {
  render: (args) => (
    <Row $gap={8}>
      {[null, 0, 0.5, 1].map((inked) => (
        <TopicDrawing key={inked} {...args} inked={inked} />
      ))}
    </Row>
  ),
};

export const States: Story = {
  render: () => (
    <Row $gap={8}>
      {Object.entries(STATE_DRAWINGS).map(([name, StateDrawing]) => (
        <StateDrawing key={name} width={240} />
      ))}
    </Row>
  ),
};

export const OnDraftPaper: Story = {
  render: (args) => (
    <DraftPaper $corners $framed>
      <TopicDrawing {...args} />
      <DraftNote>1 / 10</DraftNote>
    </DraftPaper>
  ),
};
