import type { LessonBlock } from '@platform/contracts';
import { Surface } from '@platform/design-system';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AnnotationProvider } from '../annotation-services.tsx';
import { STORY_SERVICES } from '../testing/story-services.ts';
import { LessonView } from './lesson-view.tsx';

const SIGN = 'Open daily 7 to 21, last entry 20:15.';

const BLOCKS: LessonBlock[] = [
  { type: 'heading', id: 'what-it-costs', text: 'What it costs' },
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'An ' },
      { type: 'term', term: 'assistant', content: [{ type: 'text', text: 'assistant' }] },
      { type: 'text', text: ' made up six decisions, and a ' },
      { type: 'source', source: 'mata', content: [{ type: 'text', text: 'court fined two lawyers' }] },
      { type: 'text', text: '.' },
    ],
  },
  {
    type: 'rule',
    content: [
      { type: 'text', text: 'Can the source be true and the sentence false? Then it is not stated.' },
    ],
  },
  {
    type: 'list',
    isOrdered: false,
    items: [
      [
        { type: 'strong', content: [{ type: 'text', text: 'Stated' }] },
        { type: 'text', text: ': the source leaves no way out.' },
      ],
      [{ type: 'text', text: 'Open: both can be.' }],
    ],
  },
  {
    type: 'comparison',
    bad: { title: 'A guess', text: 'Stated: it is always like this.', why: 'A habit is not in the source.' },
    good: { title: 'The words', text: 'Open: the sign does not say it.', why: 'Two worlds fit the sign.' },
  },
  {
    type: 'case',
    title: 'A swimming pool',
    material: [{ type: 'text', title: 'Sign', text: SIGN }],
    steps: ['You may go in at 20:30: the last entry is earlier.', 'So the two clash.'],
    result: 'Contradicted.',
  },
];

const meta = {
  title: 'Annotation/LessonView',
  component: LessonView,
  args: {
    blocks: BLOCKS,
    renderReference: (_reference, content) => <a href="#words">{content}</a>,
    renderUnit: ({ unit }) => <Surface>The question {unit.id}</Surface>,
  },
  argTypes: { renderReference: { control: false }, renderUnit: { control: false } },
  decorators: [
    (Story) => (
      <AnnotationProvider value={STORY_SERVICES}>
        <Story />
      </AnnotationProvider>
    ),
  ],
} satisfies Meta<typeof LessonView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Explanation: Story = {};

export const Question: Story = {
  args: {
    blocks: [
      { type: 'heading', id: 'your-turn', text: 'Your turn' },
      { type: 'try', unit: { id: '1.2-001', objective: '1.2', material: [], parts: [] } },
    ],
  },
};
