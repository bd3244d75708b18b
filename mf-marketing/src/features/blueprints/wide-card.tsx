import type { Blueprint } from '@platform/contracts';
import {
  Badge,
  Card,
  CardActions,
  CardBody,
  DraftPaper,
  fromWidth,
  Heading,
  space,
  Text,
  TopicDrawing,
} from '@platform/design-system';
import { OpenPayLines, RewardPerTask } from '@platform/kit/blueprints';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FeatureList } from './feature-list.tsx';
import { BlueprintLink } from './blueprint-link.tsx';
import { CourseLine } from './course-line.tsx';
import { usePublicOpenPay } from './open-pay-api.ts';

type Props = {
  blueprint: Blueprint;
  level: 2 | 3;
  badge?: string;
  price: ReactNode;
  /** Text of the link. */
  action: string;
  /** Emphasizes the link as the primary action. */
  primary?: boolean;
};

/** Card that spans two columns of the grid, with the drawing next to the text. */
export function WideCard({ blueprint, level, badge, price, action, primary }: Props) {
  const { id, name, description, rewardPerTask, icon, features } = blueprint;
  const titleId = useId();

  return (
    <Wrapper as="article" aria-labelledby={titleId}>
      <Paper>
        <TopicDrawing name={icon} width={280} />
      </Paper>
      <CardBody $gap={3}>
        {badge && (
          <div>
            <Badge tone="available" mark={false}>
              {badge}
            </Badge>
          </div>
        )}
        <Heading as={`h${level}`} $size={22} id={titleId}>
          {name}
        </Heading>
        <Text $tone="muted">{description}</Text>
        <FeatureList features={features} />
        <OpenPayLines open={usePublicOpenPay(id)} tone="muted" />
        <CourseLine blueprintId={id} />
        <CardActions>
          <div>
            {price}
            <RewardPerTask amount={rewardPerTask} />
          </div>
          <BlueprintLink blueprintId={id} titleId={titleId} primary={primary}>
            {action}
          </BlueprintLink>
        </CardActions>
      </CardBody>
    </Wrapper>
  );
}

const Wrapper = styled(Card)`
  ${fromWidth(640)} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const Paper = styled(DraftPaper)`
  padding: ${space(6)};
`;
