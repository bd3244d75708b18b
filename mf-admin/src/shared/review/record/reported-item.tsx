import { MaterialView, PartReader } from '@platform/annotation';
import type { CheckedUnit, ItemAnswers, ItemReportDetail } from '@platform/contracts';
import { Stack } from '@platform/design-system';
import type { ReactNode } from 'react';
import { answerOf, scoreOf } from './item-answers.ts';
import { ReviewFiles } from './review-files.tsx';

type Props = {
  label: string;
  item: NonNullable<ItemReportDetail['item']>;
  /** What the member answered; nothing if it is not shown. */
  answers?: ItemAnswers;
  /** What counts as right, shown beside the answers. */
  scores?: CheckedUnit['scores'];
  children?: ReactNode;
};

/** An item that a member reported, as they saw it. */
export function ReportedItem({ label, item, answers = {}, scores = [], children }: Props) {
  return (
    <ReviewFiles files={NO_FILES}>
      <Stack as="section" aria-label={label}>
        {item.material.length > 0 && <MaterialView material={item.material} level={3} />}
        {item.parts.map((definition) => {
          const score = scoreOf({ scores }, definition);
          return (
            <PartReader
              key={definition.id}
              level={3}
              definition={definition}
              answer={answerOf({ answers }, definition)}
              comparison={score && { label: 'Counts as right', answer: score.truth }}
              findings={score?.findings}
            />
          );
        })}
        {children}
      </Stack>
    </ReviewFiles>
  );
}

const NO_FILES = [] as const;
