import {
  Badge,
  Button,
  Card,
  CardActions,
  CardBody,
  DraftPaper,
  Heading,
  MEDIA,
  Money,
  Row,
  space,
  Text,
  TopicDrawing,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { OpenPayLines } from '@platform/kit/blueprints';
import { Link } from '@platform/kit/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BulletList } from '../../shared/page/bullet-list.ts';
import { BlueprintPrice } from './blueprint-price.tsx';
import { OfferBadge } from './offer-badge.tsx';
import type { Offer } from './offer.policy.ts';

type Props = {
  offer: Offer;
  /** Text of the highlighting badge ('MOST PROFITABLE', 'FREE TIER'). */
  label: string;
  /** What its course holds. */
  course: ReactNode;
};

/** A full-width card of a blueprint, with its features. */
export function FeaturedCard({ offer: { blueprint, status, open }, label, course }: Props) {
  const { id, name, description, features, icon, rewardPerTask } = blueprint;
  return (
    <Card as="article">
      <Columns>
        <CardBody $gap={3}>
          <Row>
            <Badge tone="primary">{label}</Badge>
            <OfferBadge status={status} />
          </Row>
          <Heading as="h3" $size={22}>
            {name}
          </Heading>
          <Text $tone="muted">{description}</Text>
          <BulletList $gap={1}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </BulletList>
          <OpenPayLines open={open} />
          {course}
          <CardActions>
            <Row $gap={4} $align="baseline">
              <BlueprintPrice blueprint={blueprint} size={22} />
              <Text as="span" $size={14}>
                <Money amount={rewardPerTask} strong />
                /task
              </Text>
            </Row>
            <Button asChild>
              <Link to={paths.blueprint(id)} aria-label={`View Details: ${name}`}>
                View Details
              </Link>
            </Button>
          </CardActions>
        </CardBody>
        <DraftPaper>
          <TopicDrawing name={icon} width={288} />
        </DraftPaper>
      </Columns>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);

  > :last-child {
    padding: ${space(5)};
  }

  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
