import type { Blueprint } from '@platform/contracts';
import {
  belowWidth,
  Card,
  CardActions,
  CardBody,
  DownIcon,
  DraftPaper,
  IconButton,
  RADIUS,
  space,
  TopicDrawing,
} from '@platform/design-system';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

type Props = {
  blueprint: Blueprint;
  titleId: string;
  /** Width of the drawing in px. */
  drawingWidth: number;
  /** The heading with the name, and a badge. */
  head: ReactNode;
  /** What the row of a phone leaves out. */
  details: ReactNode;
  /** Price and reward per task. */
  price: ReactNode;
  /** The buttons, unless the title leads to the blueprint. */
  action?: ReactNode;
  /** Whether it is a card on phones too. */
  isWhole?: boolean;
  className?: string;
};

/**
 * A card of a blueprint: drawing, name, details, price and buttons. Below 480 px it is a row with drawing, name, price
 * and reward, which opens in place: a catalogue of cards is ten screens long there. Its parts have names (`data-part`:
 * `paper`, `body`, `head`, `details`, `end`, `price`, `action`) for those that arrange them in another way above.
 */
export function BlueprintLayout(props: Props) {
  const { blueprint, titleId, drawingWidth, head, details, price, action, isWhole, className } = props;
  const [isOpen, setOpen] = useState(false);
  const [detailsId, actionId] = [useId(), useId()];
  return (
    <Layout
      as="article"
      className={className}
      aria-labelledby={titleId}
      data-whole={isWhole ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      <Paper data-part="paper">
        <TopicDrawing name={blueprint.icon} width={drawingWidth} />
      </Paper>
      <CardBody $gap={2} data-part="body">
        <Head data-part="head">{head}</Head>
        <Details data-part="details" id={detailsId}>
          {details}
        </Details>
        <CardActions data-part="end">
          <div data-part="price">{price}</div>
          {action && (
            <div data-part="action" id={actionId}>
              {action}
            </div>
          )}
        </CardActions>
      </CardBody>
      {!isWhole && (
        <Toggle
          label={`${isOpen ? 'Less' : 'More'} about ${blueprint.name}`}
          aria-expanded={isOpen}
          aria-controls={action ? `${detailsId} ${actionId}` : detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          <DownIcon size={20} />
        </Toggle>
      )}
    </Layout>
  );
}

const Paper = styled(DraftPaper)``;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`;

const Details = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** Above the link that covers the card. */
const Toggle = styled(IconButton)`
  position: relative;
  display: none;
`;

const Layout = styled(Card)`
  ${belowWidth(480)} {
    &:not([data-whole]) {
      display: grid;
      grid-template-columns: 5.5rem minmax(0, 1fr) auto;
      align-items: center;
      gap: ${space(0.5)} ${space(3)};
      padding: ${space(2)};

      ${Paper} {
        order: 0;
        grid-row: span 2;
        align-self: stretch;
        min-height: 5.5rem;
        padding: ${space(1)};
        border-radius: ${RADIUS.control};

        > svg {
          width: 5rem;
        }
      }

      [data-part='body'],
      [data-part='end'] {
        display: contents;
      }

      ${Head} {
        flex-wrap: wrap;
        align-self: end;
      }

      ${Head} > :is(h2, h3) {
        font-size: 1rem;
        line-height: 1.25;
      }

      [data-part='price'] {
        align-self: start;
        grid-column: 2;
        grid-row: 2;
        line-height: 1.3;
      }

      [data-part='price'] * {
        font-size: 0.9375rem;
        line-height: inherit;
      }

      ${Toggle} {
        grid-column: 3;
        grid-row: 1 / span 2;
        align-self: stretch;
        width: 2rem;
        height: auto;
      }

      ${Details}, [data-part='action'] {
        grid-column: 1 / -1;
        padding: ${space(3)} ${space(2)} 0;
      }

      [data-part='action'] {
        padding-bottom: ${space(2)};
      }

      /* Without a script nothing could open it. */
      @media (scripting: enabled) {
        ${Toggle} {
          display: inline-grid;
        }

        &[data-open] ${Toggle} > svg {
          transform: rotate(180deg);
        }

        &:not([data-open]) :is(${Details}, [data-part='action']) {
          display: none;
        }
      }
    }
  }
`;
