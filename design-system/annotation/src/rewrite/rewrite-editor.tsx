import { Heading, Stack, TextArea } from '@platform/design-system';
import { ANSWER_TEXT_MAX, checkText } from '@platform/contracts';
import { errorAt } from '../answering/errors.ts';
import type { EditorProps } from '../part-props.ts';
import { cleanText } from '../shared/clean-text.ts';
import { AnswerColumns } from '../shared/answer-columns.ts';
import { CheckList } from '../text-checks/check-list.tsx';
import { TextBlock } from '../text-checks/text-difference.tsx';

/** A text to write, with its rules, and the text that it rewrites beside it. */
export function RewriteEditor({ definition, answer, errors, onChange }: EditorProps<'rewrite'>) {
  const { source, rules } = definition;
  const field = (
    <Stack $gap={3}>
      <TextArea
        label="Your text"
        rows={source === null ? 12 : 16}
        value={answer.text}
        maxLength={ANSWER_TEXT_MAX}
        error={errorAt(errors, 'text')}
        data-path="text"
        onChange={({ target }) => onChange({ text: cleanText(target.value) })}
      />
      <CheckList text={answer.text} checks={checkText(answer.text, rules)} />
    </Stack>
  );
  if (source === null) return field;
  return (
    <AnswerColumns $first={18} $last={18}>
      <Stack role="group" $gap={2} aria-label="Original">
        <Heading as="h4" $size={16}>
          Original
        </Heading>
        <TextBlock>{source}</TextBlock>
      </Stack>
      {field}
    </AnswerColumns>
  );
}
