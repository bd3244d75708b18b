import type { Course } from '@platform/contracts';
import { DescriptionList, Heading, Stack } from '@platform/design-system';

/** Returns the id of a word on the page. */
export const wordId = (term: string): string => `word-${term.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}`;

/** The words of a lesson with what they mean. */
export function WordList({ title, words }: { title: string; words: Course['glossary'] }) {
  if (words.length === 0) return null;
  return (
    <Stack as="section" $gap={3}>
      <Heading $size={18}>{title}</Heading>
      <DescriptionList
        items={words.map(({ term, meaning }) => ({
          term: <span id={wordId(term)}>{term}</span>,
          description: meaning,
        }))}
      />
    </Stack>
  );
}
