import type { AnsweredPractice, Practice } from '@platform/contracts';
import { Button, EmptyState, formatCount, DateTime, Stack, Surface, Text } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useState } from 'react';
import { AnswerServices } from '../../../shared/answers/answer-services.tsx';
import { PracticeUnit } from './practice-unit.tsx';

type Props = {
  /** The questions of the day, as they were when the page opened. */
  practice: Practice;
  timeZone: string;
  /** Loads what is due now. */
  onReload: () => void;
};

/** The questions of the day, one after the other. */
export function PracticeSession({ practice, timeZone, onReload }: Props) {
  const { items, limit } = practice;
  const [index, setIndex] = useState(0);
  const [answered, setAnswered] = useState(practice.answered);
  const item = items[index];
  if (!item) return <DoneForToday practice={practice} answered={answered} onReload={onReload} />;
  const today = Math.min(limit, practice.answered + items.length);

  return (
    <AnswerServices>
      <Stack $gap={4}>
        <Text $strong $tabular role="status">
          {answered} of {formatCount(today, 'question')} of today answered
        </Text>
        <PracticeUnit
          key={item.id}
          item={item}
          timeZone={timeZone}
          isLast={index === items.length - 1}
          onAnswered={(result: AnsweredPractice) => setAnswered(result.answered)}
          onNext={() => setIndex(index + 1)}
        />
      </Stack>
    </AnswerServices>
  );
}

type DoneProps = Pick<Props, 'practice' | 'onReload'> & { answered: number };

/** Says that nothing is left for the day. */
function DoneForToday({ practice: { later, nextDayAt }, answered, onReload }: DoneProps) {
  return (
    <Surface>
      <EmptyState
        title={
          answered > 0 ? `Done for today: ${formatCount(answered, 'question')}` : 'Nothing to practice today'
        }
        level={2}
        action={
          <>
            <Button asChild>
              <Link to={paths.dashboard.learn()}>Learn</Link>
            </Button>
            <Button variant="quiet" onClick={onReload}>
              Look again
            </Button>
          </>
        }
      >
        {later > 0 ? (
          <>
            {formatCount(later, 'question')} more {later === 1 ? 'waits' : 'wait'}. They come a few a day,
            from <DateTime at={nextDayAt} showTime /> on, and no day becomes longer because of them.
          </>
        ) : answered > 0 ? (
          'What you got wrong comes back another day.'
        ) : (
          'Questions come from what you got wrong in lessons and tests, and from comments of reviewers.'
        )}
      </EmptyState>
    </Surface>
  );
}
