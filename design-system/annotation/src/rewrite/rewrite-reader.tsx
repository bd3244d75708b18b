import { Heading, Stack } from '@platform/design-system';
import { checkText } from '@platform/contracts';
import type { ReaderProps } from '../part-props.ts';
import { AnswerText } from '../text-checks/answer-text.tsx';
import { CheckList } from '../text-checks/check-list.tsx';
import { TextDifference } from '../text-checks/text-difference.tsx';

/** Shows a written text with its rules, and what it changes in the original or in a compared text. */
export function RewriteReader({
  definition,
  answer,
  comparison,
  comments,
  onComment,
}: ReaderProps<'rewrite'>) {
  const { source, rules, prompt } = definition;
  return (
    <Stack $gap={3}>
      <AnswerText
        name={prompt}
        text={answer.text}
        comparison={comparison && { label: comparison.label, text: comparison.answer.text }}
        target={null}
        {...{ comments, onComment }}
      />
      {source !== null && answer.text !== '' && (
        <details>
          <summary>Compare with the original</summary>
          <TextDifference label="Original" before={source} after={answer.text} />
        </details>
      )}
      <Heading as="h4" $size={16}>
        Rules
      </Heading>
      <CheckList text={answer.text} checks={checkText(answer.text, rules)} />
    </Stack>
  );
}
