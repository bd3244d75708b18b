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
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { BlueprintPrice } from './blueprint-price.tsx';
import { OfferBadge } from './offer-badge.tsx';
import type { Offer } from './offer.policy.ts';

/** A blueprint of the grid: its drawing, what it costs and pays, and how it stands for the member. */
export function BlueprintCard({ offer: { blueprint, status } }: { offer: Offer }) {
  return (
    <Card as="article">
      <Paper>
        <TopicDrawing name={blueprint.icon} width={144} />
      </Paper>
      <CardBody $gap={2}>
        <Row $justify="between" $align="start" $nowrap>
          <Heading as="h3" $size={16}>
            <CardTarget as={Link} to={paths.blueprint(blueprint.id)}>
              {blueprint.name}
            </CardTarget>
          </Heading>
          <OfferBadge status={status} />
        </Row>
        <Short $size={14} $tone="muted">
          {blueprint.description}
        </Short>
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

const Paper = styled(DraftPaper)`
  padding: ${space(4)};
`;

const Short = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
