import type { Blueprint } from '@platform/contracts';
import {
  Card,
  CardActions,
  CardBody,
  DraftPaper,
  Heading,
  MEDIA,
  Money,
  space,
  Text,
  TopicDrawing,
} from '@platform/design-system';
import { OpenPayLines } from '@platform/kit/open-pay';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BlueprintLink } from './blueprint-link.tsx';
import { CourseLine } from './course-line.tsx';
import { usePublicOpenPay } from './open-pay-api.ts';
import { RewardPerTask } from './reward-per-task.tsx';

/** Grid card of a blueprint: drawing, description, price and reward per task. */
export function BlueprintCard({ blueprint, level }: { blueprint: Blueprint; level: 2 | 3 }) {
  const { id, name, description, price, rewardPerTask, icon } = blueprint;
  const titleId = useId();

  return (
    <Card as="article" aria-labelledby={titleId}>
      <Paper>
        <TopicDrawing name={icon} width={150} />
      </Paper>
      <CardBody $gap={2}>
        <Heading as={`h${level}`} $size={18} id={titleId}>
          {name}
        </Heading>
        <Text $tone="muted">{description}</Text>
        <OpenPayLines open={usePublicOpenPay(id)} tone="muted" />
        <CourseLine blueprintId={id} />
        <CardActions>
          <div>
            <Money amount={price} size={22} strong />
            <RewardPerTask amount={rewardPerTask} />
          </div>
          <BlueprintLink blueprintId={id} titleId={titleId}>
            View Details
          </BlueprintLink>
        </CardActions>
      </CardBody>
    </Card>
  );
}

const Paper = styled(DraftPaper)`
  padding: ${space(5)};

  ${MEDIA.phone} {
    padding: ${space(3)};

    > svg {
      width: 6.5rem;
    }
  }
`;
