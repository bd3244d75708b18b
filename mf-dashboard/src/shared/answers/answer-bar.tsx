import { Button, LAYER, MEDIA, Row, space } from '@platform/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SaveState } from './draft-saver.ts';
import { SaveStateLine } from './save-state-line.tsx';

export type AnswerBarProps = {
  index: number;
  count: number;
  doneCount: number;
  saveState: SaveState;
  isReadOnly: boolean;
  onGo: (index: number) => void;
  onHandIn: () => void;
};

type Props = Pick<AnswerBarProps, 'index' | 'saveState' | 'onGo'> & {
  /** Shown before the state of saving. */
  status: ReactNode;
  /** What no longer takes answers, e.g. `this work is no longer open`. */
  closedText: string;
  progressBar?: ReactNode;
  /** The buttons that go on. */
  children: ReactNode;
};

/** The bar at the bottom of a page with items, one row: the way to other items, what is done, whether it is saved. */
export function AnswerBar({ index, saveState, onGo, status, closedText, progressBar, children }: Props) {
  return (
    <Bar role="group" aria-label="Progress">
      <Button disabled={index === 0} onClick={() => onGo(index - 1)}>
        Previous
      </Button>
      <Middle>
        <Status>
          {status}
          <SaveStateLine state={saveState} closedText={closedText} />
        </Status>
        {progressBar}
      </Middle>
      <Forward $gap={2}>{children}</Forward>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${LAYER.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-inline: calc(-1 * ${space(5)});
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid var(--line);
  background: var(--surface);

  ${MEDIA.phone} {
    gap: ${space(2)};
    padding-block: ${space(2)};
  }

  /* On a low screen nothing covers what is answered. */
  @media (max-height: 25em) {
    position: static;
  }
`;

const Forward = styled(Row)`
  ${MEDIA.wide} {
    /* As wide as "Hand in", so that the state of saving stays where it is when that takes the place of "Next". */
    min-width: 6rem;

    > * {
      flex: 1 0 auto;
    }
  }
`;

const Middle = styled.div`
  display: grid;
  flex: 1 1 5rem;
  gap: ${space(1)};
  min-width: 0;
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};

  /* As wide as a time, so that the state of saving starts at the same place before and after it is saved. */
  > [role='status'] {
    min-width: min(6.75rem, 100%);
  }
`;
