import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { BoxesAnswer, BoxesDefinition } from '@platform/contracts';
import { AnnotationProvider } from '../annotation-services.tsx';
import { PartReader } from '../part-reader.tsx';
import { PartDemo } from '../testing/story-part.tsx';
import { STORY_SERVICES } from '../testing/story-services.ts';

const DEFINITION: BoxesDefinition = {
  type: 'boxes',
  id: 'things',
  prompt: 'Draw a box around every car and sign',
  picture: 'c'.repeat(64),
  width: 800,
  height: 600,
  description: 'A street with vehicles and a sign',
  labels: [
    { id: 'car', label: 'Car', hint: 'Any motor vehicle' },
    { id: 'sign', label: 'Sign', hint: null },
    { id: 'person', label: 'Person', hint: null },
  ],
  flags: [
    { id: 'hidden', label: 'Partly hidden', hint: null },
    { id: 'cut', label: 'Cut by the edge', hint: null },
  ],
  minSide: 8,
};
const ANSWER: BoxesAnswer = {
  boxes: [
    { x: 86, y: 362, width: 188, height: 112, label: 'car', flags: [] },
    { x: 330, y: 144, width: 94, height: 258, label: 'sign', flags: ['hidden'] },
  ],
  nothingToMark: false,
};
/** The most boxes that a picture can have. */
const MANY: BoxesAnswer = {
  boxes: Array.from({ length: 199 }, (_, index) => ({
    x: (index % 20) * 39 + 5,
    y: Math.floor(index / 20) * 58 + 5,
    width: 30,
    height: 45,
    label: DEFINITION.labels[index % 3]?.id ?? 'car',
    flags: [],
  })),
  nothingToMark: false,
};

const meta = {
  title: 'Annotation/Boxes',
  component: PartDemo,
  args: { definition: DEFINITION, answer: { boxes: [], nothingToMark: false } },
} satisfies Meta<typeof PartDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Drawn: Story = { args: { answer: ANSWER } };

export const Many: Story = { args: { answer: MANY } };

export const Reader: Story = {
  render: () => (
    <AnnotationProvider value={STORY_SERVICES}>
      <PartReader
        definition={DEFINITION}
        answer={ANSWER}
        comparison={{
          label: 'Right answer',
          answer: {
            boxes: [
              { x: 90, y: 365, width: 180, height: 105, label: 'car', flags: [] },
              { x: 470, y: 398, width: 220, height: 126, label: 'car', flags: [] },
            ],
            nothingToMark: false,
          },
        }}
        findings={[{ target: 'box:1', isRight: true, text: 'Car' }]}
        onComment={() => undefined}
      />
    </AnnotationProvider>
  ),
};
