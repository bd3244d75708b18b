import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ReviewComment } from '@platform/contracts';
import { space } from '@platform/design-system';
import { TextBlock } from '../text-checks/text-difference.tsx';
import { excerpt } from '../text-selection/index.ts';
import { CommentList, PenNumber, useCommentNumber } from './comment-list.tsx';

type Props = {
  text: string;
  /** The comments about pieces of the text. */
  comments: readonly ReviewComment[];
};

/**
 * A text with a reviewer's pen in it: pieces are underlined and end with the number of their comment, which stands in the
 * margin, or below the text where there is none.
 */
export function PenText({ text, comments }: Props) {
  const getNumber = useCommentNumber();
  const cuts = [0, text.length, ...comments.flatMap(({ span }) => (span ? [span.from, span.to] : []))];
  const places = [...new Set(cuts)].sort((a, b) => a - b);
  return (
    <Frame>
      <Columns>
        <TextBlock translate="no">
          {places.slice(0, -1).map((from, index) => {
            const to = places[index + 1] ?? text.length;
            const around = comments.filter(({ span }) => span && span.from <= from && span.to >= to);
            return (
              <Fragment key={from}>
                <Piece isMarked={around.length > 0}>{text.slice(from, to)}</Piece>
                {around
                  .filter(({ span }) => span?.to === to)
                  .map((comment) => (
                    <PenNumber key={getNumber(comment)} aria-hidden="true">
                      {getNumber(comment)}
                    </PenNumber>
                  ))}
              </Fragment>
            );
          })}
        </TextBlock>
        <CommentList comments={comments} getQuote={({ span }) => span && excerpt(text, span)} />
      </Columns>
    </Frame>
  );
}

function Piece({ isMarked, children }: { isMarked: boolean; children: ReactNode }) {
  return isMarked ? <Marked>{children}</Marked> : children;
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(2)} ${space(6)};

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);

    /* From the edge of the text to the number. */
    > ul > li::before {
      content: '';
      position: absolute;
      top: calc(${space(2)} + 0.6875rem);
      left: calc(-1 * ${space(6)});
      width: ${space(6)};
      border-top: 1.5px solid var(--danger);
    }
  }
`;

const Marked = styled.mark`
  background: none;
  color: inherit;
  text-decoration: underline 2px var(--danger);
  text-underline-offset: 4px;
`;
