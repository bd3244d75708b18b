import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { FileAnswer, FileDefinition } from '@platform/contracts';
import { AnnotationProvider } from '../annotation-services.tsx';
import { PartReader } from '../part-reader.tsx';
import { PartDemo } from '../testing/story-part.tsx';
import { STORY_SERVICES } from '../testing/story-services.ts';

const DEFINITION: FileDefinition = {
  type: 'file',
  id: 'work',
  prompt: 'Hand in your poster and the sources of its pictures',
  types: ['image/png', 'image/jpeg', 'application/pdf', 'text/plain'],
  minFiles: 1,
  maxFiles: 3,
  minLinks: 0,
  maxLinks: 2,
  statement: 'I made this myself, or I have the right to use it here.',
};
const ANSWER: FileAnswer = {
  files: ['f1', 'f2'],
  links: [{ url: 'https://example.org/photo', title: 'Photo of the harbor', license: 'cc_by' }],
  confirmed: true,
};

const meta = {
  title: 'Annotation/File',
  component: PartDemo,
  args: { definition: DEFINITION, answer: { files: [], links: [], confirmed: false } },
} satisfies Meta<typeof PartDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { answer: ANSWER } };

export const Reader: Story = {
  render: () => (
    <AnnotationProvider value={STORY_SERVICES}>
      <PartReader definition={DEFINITION} answer={ANSWER} onComment={() => undefined} />
    </AnnotationProvider>
  ),
};
