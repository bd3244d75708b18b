import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AnnotationProvider } from '../annotation-services.tsx';
import { STORY_SERVICES } from '../testing/story-services.ts';
import { MaterialView } from './material-view.tsx';

const meta = {
  title: 'Annotation/MaterialView',
  component: MaterialView,
  args: {
    material: [
      {
        type: 'text',
        title: 'Letter',
        text: 'Dear neighbors,\nthe water is turned off on Monday from nine to eleven.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <AnnotationProvider value={STORY_SERVICES}>
        <Story />
      </AnnotationProvider>
    ),
  ],
} satisfies Meta<typeof MaterialView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Passage: Story = {};

export const Conversation: Story = {
  args: {
    material: [
      {
        type: 'conversation',
        title: 'Chat with an assistant',
        turns: [
          { speaker: 'Member', text: 'When does the library open?' },
          { speaker: 'Assistant', text: 'It opens at nine on weekdays and at ten on Saturdays.' },
        ],
      },
    ],
  },
};

export const Picture: Story = {
  args: {
    material: [
      {
        type: 'picture',
        title: 'Scene',
        picture: 'd'.repeat(64),
        width: 800,
        height: 600,
        description: 'A street with vehicles and a sign',
      },
    ],
  },
};

export const Table: Story = {
  args: {
    material: [
      {
        type: 'table',
        title: 'Receipt',
        columns: ['Item', 'Count', 'Price'],
        rows: [
          ['Tea', '2', '$4.00'],
          ['Bread', '1', '$3.20'],
        ],
      },
    ],
  },
};
