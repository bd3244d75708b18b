import type { Blueprint } from '@platform/contracts';
import {
  Badge,
  Card,
  DraftPaper,
  Heading,
  MEDIA,
  Money,
  Row,
  space,
  Text,
  TopicDrawing,
} from '@platform/design-system';
import { OpenPayLines, RewardPerTask } from '@platform/kit/blueprints';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BlueprintLink } from './blueprint-link.tsx';
import { FeatureList } from './feature-list.tsx';
import { CourseLine } from './course-line.tsx';
import { usePublicOpenPay } from './open-pay-api.ts';

/** Full-width card of the featured blueprint, outside the grid. */
export function FeaturedCard({ blueprint, level }: { blueprint: Blueprint; level: 2 | 3 }) {
  const { id, name, description, price, rewardPerTask, icon, features } = blueprint;
  const titleId = useId();

  return (
    <Wrapper as="article" aria-labelledby={titleId}>
      <Content>
        <Badge tone="locked" mark={false}>
          MOST PROFITABLE
        </Badge>
        <Heading as={`h${level}`} $size={28} id={titleId}>
          {name}
        </Heading>
        <Text $tone="muted">{description}</Text>
        <FeatureList features={features} />
        <OpenPayLines open={usePublicOpenPay(id)} tone="muted" />
        <CourseLine blueprintId={id} />
        <Price $gap={4} $align="baseline">
          <Money amount={price} size={28} strong />
          <RewardPerTask amount={rewardPerTask} />
        </Price>
        <Row>
          <BlueprintLink blueprintId={id} titleId={titleId} primary>
            Purchase
          </BlueprintLink>
          <BlueprintLink blueprintId={id} titleId={titleId}>
            View Details
          </BlueprintLink>
        </Row>
      </Content>
      <Paper>
        <TopicDrawing name={icon} width={420} />
      </Paper>
    </Wrapper>
  );
}

const Wrapper = styled(Card)`
  ${MEDIA.wide} {
    display: grid;
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(8)};

  ${MEDIA.phone} {
    padding: ${space(5)};
  }
`;

const Price = styled(Row)`
  padding-block: ${space(2)};
`;

const Paper = styled(DraftPaper)`
  padding: ${space(8)};
`;
