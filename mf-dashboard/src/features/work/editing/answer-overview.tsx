import type { ItemDraft, Submission } from '@platform/contracts';
import { Fold, formatCount, Stack, Text } from '@platform/design-system';
import { ItemButtons } from '../../../shared/answers/item-buttons.tsx';
import { getDraft, isReported, type ItemDrafts } from '../../../shared/answers/item-drafts.ts';
import { summarizeAnswers } from './summarize-answers.ts';

type Props = {
  submission: Submission;
  drafts: ItemDrafts<ItemDraft>;
  onGo: (index: number) => void;
};

/** The own answers at a glance, with the way to each item: which were given how often, and what is reported. */
export function AnswerOverview({ submission: { items }, drafts, onGo }: Props) {
  const reported = items.flatMap(({ id }, index) => (isReported(getDraft(drafts, id)) ? [index] : []));
  const summaries = summarizeAnswers(items, drafts);
  return (
    <Stack $gap={2}>
      {reported.length > 0 && (
        <Fold summary={`${formatCount(reported.length, 'item')} reported: cannot be done`}>
          <ItemButtons name="Item" positions={reported} onGo={onGo} />
        </Fold>
      )}
      {summaries.map(({ prompt, answers }) => (
        <Stack key={prompt} $gap={2}>
          <Text $size={14} $strong>
            {prompt}
          </Text>
          {answers.map(({ text, positions }) => (
            <Fold key={text} summary={`${text}: ${positions.length} of ${items.length}`}>
              <ItemButtons name="Item" positions={positions} onGo={onGo} />
            </Fold>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
