import { Button, LAYER, MEDIA, Row, space, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { ATTEMPT_CLOSED_TEXT } from '../../../content/learning.content.ts';
import type { SaveState } from '../../../shared/answers/draft-saver.ts';
import { SaveStateLine } from '../../../shared/answers/save-state-line.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = {
  index: number;
  count: number;
  doneCount: number;
  secondsLeft: number;
  saveState: SaveState;
  isReadOnly: boolean;
  onGo: (index: number) => void;
  onHandIn: () => void;
};

/** The bar at the bottom of a test: the time, whether it is saved, and the way to the next question. */
export function AttemptBar(props: Props) {
  const { index, count, doneCount, secondsLeft, saveState, isReadOnly, onGo, onHandIn } = props;
  const isLast = index === count - 1;
  return (
    <Bar role="group" aria-label="Progress">
      <Facts>
        <TimeLeft seconds={secondsLeft} />
        <Text as="span" $size={14} $tabular>
          {doneCount} of {count} answered
        </Text>
        <SaveStateLine state={saveState} closedText={ATTEMPT_CLOSED_TEXT} />
      </Facts>
      <Row $justify="between" $gap={2}>
        <Button disabled={index === 0} onClick={() => onGo(index - 1)}>
          Previous
        </Button>
        <Row $gap={2}>
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
        </Row>
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${LAYER.header};
  display: grid;
  gap: ${space(2)};
  margin-inline: calc(-1 * ${space(5)});
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid var(--line);
  background: var(--surface);

  ${MEDIA.phone} {
    padding-block: ${space(2)};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;
