import { Button, ProgressBar, Text } from '@platform/design-system';
import { memo } from 'react';
import { AnswerBar, type AnswerBarProps } from '../../../shared/answers/answer-bar.tsx';

type Props = AnswerBarProps & { minutes: number };

/** The bar at the bottom of the work page: progress, whether it is saved, and the way to the next item. */
export const WorkBar = memo(function WorkBar(props: Props) {
  const { index, count, doneCount, minutes, saveState, isReadOnly, onGo, onHandIn } = props;
  const isLast = index === count - 1;
  return (
    <AnswerBar
      {...{ index, saveState, onGo }}
      closedText="this work is no longer open"
      status={
        <Text as="span" $size={14} $strong $tabular>
          {`${doneCount} of ${count} done · ${minutes} min`}
        </Text>
      }
      progressBar={
        <ProgressBar
          label="Items done"
          value={doneCount}
          max={count}
          valueText={`${doneCount} of ${count} items`}
          tone="primary"
        />
      }
    >
      {!isLast && (
        <Button variant={doneCount === count ? 'secondary' : 'primary'} onClick={() => onGo(index + 1)}>
          Next
        </Button>
      )}
      {!isReadOnly && (isLast || doneCount === count) && (
        <Button variant="primary" onClick={onHandIn}>
          Hand in
        </Button>
      )}
    </AnswerBar>
  );
});
