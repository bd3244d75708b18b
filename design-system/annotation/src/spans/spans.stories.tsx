import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { SpansAnswer, SpansDefinition } from '@platform/contracts';
import { PartReader } from '../part-reader.tsx';
import { PartDemo } from '../testing/story-part.tsx';

const LABELS = ['Person', 'Place', 'Date', 'Company', 'Amount', 'Product', 'Law', 'Event', 'Language'].map(
  (label) => ({ id: label.toLowerCase(), label, hint: null }),
);

const SHORT: SpansDefinition = {
  type: 'spans',
  id: 'names',
  prompt: 'Mark every person, place and date',
  text:
    'Ada Lovelace met Charles Babbage in London on 5 June 1833.\n' +
    'In 1843 she published notes on his Analytical Engine, which was never built.',
  labels: LABELS,
};
const ANSWER: SpansAnswer = {
  spans: [
    { from: 0, to: 12, label: 'person' },
    { from: 17, to: 32, label: 'person' },
    { from: 36, to: 42, label: 'place' },
    { from: 46, to: 57, label: 'date' },
  ],
  nothingToMark: false,
};

const LINE = 'The invoice of Grace Hopper from Arlington was paid on Monday by the harbor office. ';
/** 10,000 characters with 300 marks: the most that a question can have. */
const LONG_TEXT = Array.from({ length: 20 }, () => LINE.repeat(6).trim())
  .join('\n')
  .slice(0, 10_000);
const LONG_ANSWER: SpansAnswer = {
  spans: [...LONG_TEXT.matchAll(/Grace Hopper|Arlington|Monday/g)].slice(0, 299).map((match, index) => ({
    from: match.index,
    to: match.index + match[0].length,
    label: LABELS[index % LABELS.length]?.id ?? '',
  })),
  nothingToMark: false,
};

const meta = {
  title: 'Annotation/Spans',
  component: PartDemo,
  args: { definition: SHORT, answer: { spans: [], nothingToMark: false } },
} satisfies Meta<typeof PartDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Marked: Story = { args: { answer: ANSWER } };

export const Long: Story = { args: { definition: { ...SHORT, text: LONG_TEXT }, answer: LONG_ANSWER } };

export const Reader: Story = {
  render: () => (
    <PartReader
      definition={SHORT}
      answer={ANSWER}
      comparison={{
        label: 'Right answer',
        answer: {
          spans: [...ANSWER.spans.slice(0, 3), { from: 62, to: 66, label: 'date' }],
          nothingToMark: false,
        },
      }}
      findings={[{ target: 'span:1', isRight: true, text: 'Person' }]}
      onComment={() => undefined}
    />
  ),
};
