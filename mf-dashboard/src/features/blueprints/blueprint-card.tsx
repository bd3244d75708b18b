import {
  Card,
  CardActions,
  CardBody,
  CardTarget,
  DraftPaper,
  Heading,
  Money,
  Row,
  space,
  Text,
  TopicDrawing,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { OpenPayLines } from '@platform/kit/open-pay';
import { Link } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BlueprintPrice } from './blueprint-price.tsx';
import { OfferBadge } from './offer-badge.tsx';
import type { Offer } from './offer.policy.ts';

type Props = {
  offer: Offer;
  /** What its course holds. */
  course: ReactNode;
};

/** A blueprint in the grid: drawing, price, reward per task and offer status. */
export function BlueprintCard({ offer: { blueprint, status, open }, course }: Props) {
  return (
    <Card as="article">
      <DrawingArea>
        <TopicDrawing name={blueprint.icon} width={144} />
      </DrawingArea>
      <CardBody $gap={2}>
        <Row $justify="between" $align="start" $nowrap>
          <Heading as="h3" $size={16}>
            <CardTarget as={Link} to={paths.blueprint(blueprint.id)}>
              {blueprint.name}
            </CardTarget>
          </Heading>
          <OfferBadge status={status} />
        </Row>
        <ClampedText $size={14} $tone="muted">
          {blueprint.description}
        </ClampedText>
        <OpenPayLines open={open} />
        {course}
        <CardActions>
          <BlueprintPrice blueprint={blueprint} />
          <Text as="span" $size={14}>
            <Money amount={blueprint.rewardPerTask} strong />
            /task
          </Text>
        </CardActions>
      </CardBody>
    </Card>
  );
}

const DrawingArea = styled(DraftPaper)`
  padding: ${space(4)};
`;

const ClampedText = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
