import type { Blueprint, OpenPay } from '@platform/contracts';
import {
  belowWidth,
  Card,
  CardActions,
  CardBody,
  DownIcon,
  DraftPaper,
  Heading,
  IconButton,
  MEDIA,
  Money,
  RADIUS,
  space,
  Text,
  textSize,
  TopicDrawing,
} from '@platform/design-system';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { OpenPayLines } from './open-pay-lines.tsx';

type Props = {
  blueprint: Blueprint;
  level: 2 | 3;
  /** The name, or a link with it. */
  title: ReactNode;
  titleId: string;
  /** What the member has to do with it. */
  badge?: ReactNode;
  /** What it pays now; `undefined` until it is known. */
  open: OpenPay | undefined;
  /** What its course holds. */
  course: ReactNode;
  /** The button, unless the title leads to the blueprint. */
  action?: ReactNode;
};

/**
 * A blueprint in a grid: drawing, description, what it pays now, price and reward per task. On a phone it is a row with
 * drawing, name, price and reward, which opens in place: a catalogue of cards is ten screens long there.
 */
export function BlueprintCard({ blueprint, level, title, titleId, badge, open, course, action }: Props) {
  const { name, description, price, rewardPerTask, icon } = blueprint;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <Layout as="article" aria-labelledby={titleId} data-open={isOpen ? '' : undefined}>
      <Paper>
        <TopicDrawing name={icon} width={150} />
      </Paper>
      <Body $gap={2}>
        <Head>
          <Heading as={`h${level}`} $size={18} id={titleId}>
            {title}
          </Heading>
          {badge}
        </Head>
        <Details id={detailsId}>
          <Text $tone="muted">{description}</Text>
          <OpenPayLines open={open} tone="muted" />
          {course}
        </Details>
        <CardActions>
          <Price>
            <Money amount={price} size={22} strong />
            <RewardPerTask amount={rewardPerTask} />
          </Price>
          {action && <Action>{action}</Action>}
        </CardActions>
      </Body>
      <Toggle
        label={`${isOpen ? 'Less' : 'More'} about ${name}`}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        <DownIcon size={20} />
      </Toggle>
    </Layout>
  );
}

/** Reward for each task of a blueprint, e.g. '$31.00 per task'. */
export function RewardPerTask({ amount }: { amount: number }) {
  return (
    <Reward>
      <Money amount={amount} strong /> per task
    </Reward>
  );
}

const Reward = styled.p`
  white-space: nowrap;
  font-size: 0.9375rem;
`;

const Paper = styled(DraftPaper)`
  padding: ${space(5)};

  ${MEDIA.phone} {
    padding: ${space(3)};

    > svg {
      width: 6.5rem;
    }
  }
`;

const Body = styled(CardBody)``;

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

const Price = styled.div``;
const Action = styled.div``;

/** Above the link that covers the card. */
const Toggle = styled(IconButton)`
  position: relative;
  display: none;
`;

const Layout = styled(Card)`
  ${belowWidth(480)} {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space(3)};
    padding: ${space(2)};

    ${Paper} {
      grid-row: span 2;
      align-self: stretch;
      min-height: 5.5rem;
      padding: ${space(1)};
      border-radius: ${RADIUS.control};

      > svg {
        width: 5rem;
      }
    }

    ${Body}, ${CardActions} {
      display: contents;
    }

    ${Head} {
      flex-wrap: wrap;
      align-self: end;
      ${textSize(16)}
      line-height: 1.3;
    }

    ${Price} {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      align-self: start;
      gap: 0 ${space(2)};
      grid-column: 2;
      grid-row: 2;
    }

    ${Toggle} {
      grid-column: 3;
      grid-row: 1 / span 2;
    }

    ${Details}, ${Action} {
      grid-column: 1 / -1;
      padding: ${space(3)} ${space(2)} 0;
    }

    ${Action} {
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

      &:not([data-open]) :is(${Details}, ${Action}) {
        display: none;
      }
    }
  }
`;
