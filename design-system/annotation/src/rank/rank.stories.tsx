import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { RankDefinition } from '@platform/contracts';
import { EditorDemo, ReaderDemo } from '../testing/part-demo.tsx';

const DEFINITION: RankDefinition = {
  type: 'rank',
  id: 'order',
  prompt: 'Order the results for the query "repair a bicycle tube"',
  entries: [
    {
      id: 'a',
      label: 'Tire patches, set of 12',
      text: 'A product page of a shop, with a price and a picture.',
    },
    {
      id: 'b',
      label: 'How to patch a tube in ten minutes',
      text: 'Six steps with pictures, and what you need.',
    },
    { id: 'c', label: 'History of the bicycle', text: 'From the first wooden models to the safety bicycle.' },
    {
      id: 'd',
      label: 'Bicycle workshops near you, with opening hours, prices and what members say about them',
      text: '',
    },
  ],
  allowsTies: true,
  first: 'the most relevant',
  last: 'the least relevant',
};

const meta = {
  title: 'Annotation/Rank',
  component: EditorDemo,
  args: { definition: DEFINITION },
} satisfies Meta<typeof EditorDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const PartlyRanked: Story = { args: { answer: { places: [['b'], ['d', 'a']] } } };

export const WithError: Story = { args: { answer: { places: [['b']] }, showErrors: true } };

export const Read: Story = {
  render: () => (
    <ReaderDemo
      definition={DEFINITION}
      answer={{ places: [['b'], ['a', 'd'], ['c']] }}
      right={{ places: [['b'], ['d'], ['a'], ['c']] }}
      findings={[
        { target: 'entry:b', isRight: true, text: 'Place 1 is right.' },
        { target: 'entry:a', isRight: false, text: 'It is below the workshops.' },
      ]}
      comments={{ 'entry:a': 'A shop helps less than a workshop that repairs the tube at once.' }}
      canComment
    />
  ),
};
