import { Button, Text } from '@platform/design-system';
import { ATTEMPT_CLOSED_TEXT } from '../../../content/learning.content.ts';
import { AnswerBar, type AnswerBarProps } from '../../../shared/answers/answer-bar.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = AnswerBarProps & { secondsLeft: number };

/** The bar at the bottom of a test: the time, whether it is saved, and the way to the next question. */
export function AttemptBar(props: Props) {
  const { index, count, doneCount, secondsLeft, saveState, isReadOnly, onGo, onHandIn } = props;
  const isLast = index === count - 1;
  return (
    <AnswerBar
      {...{ index, saveState, onGo }}
      closedText={ATTEMPT_CLOSED_TEXT}
      status={
        <>
          <TimeLeft seconds={secondsLeft} />
          <Text as="span" $size={14} $tabular>
            {doneCount} of {count} answered
          </Text>
        </>
      }
    >
      {!isReadOnly && (
        <Button variant={isLast || doneCount === count ? 'primary' : 'secondary'} onClick={onHandIn}>
          Hand in
        </Button>
      )}
      {!isLast && (
        <Button
          variant={doneCount === count && !isReadOnly ? 'secondary' : 'primary'}
          onClick={() => onGo(index + 1)}
        >
          Next
        </Button>
      )}
    </AnswerBar>
  );
}
