import type { Blueprint } from '@platform/contracts';
import { Badge, fromWidth, Heading, MEDIA, Money, Row, space } from '@platform/design-system';
import { BlueprintLayout, RewardPerTask } from '@platform/kit/blueprints';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BlueprintLink } from './blueprint-link.tsx';
import { CardDetails } from './card-details.tsx';

/** Full-width card of the featured blueprint, outside the grid. */
export function FeaturedCard({ blueprint, level }: { blueprint: Blueprint; level: 2 | 3 }) {
  const { id, name, price, rewardPerTask } = blueprint;
  const titleId = useId();

  return (
    <Layout
      {...{ blueprint, titleId }}
      drawingWidth={420}
      head={
        <>
          <Badge tone="locked" mark={false}>
            MOST PROFITABLE
          </Badge>
          <Heading as={`h${level}`} $size={28} id={titleId}>
            {name}
          </Heading>
        </>
      }
      details={<CardDetails blueprint={blueprint} />}
      price={
        <>
          <Money amount={price} size={28} strong />
          <RewardPerTask amount={rewardPerTask} />
        </>
      }
      action={
        <Row>
          <BlueprintLink blueprintId={id} titleId={titleId} primary>
            Purchase
          </BlueprintLink>
          <BlueprintLink blueprintId={id} titleId={titleId}>
            View Details
          </BlueprintLink>
        </Row>
      }
    />
  );
}

const Layout = styled(BlueprintLayout)`
  [data-part='paper'] {
    order: 1;
    padding: ${space(8)};
  }

  [data-part='body'] {
    padding: ${space(8)};

    ${MEDIA.phone} {
      padding: ${space(5)};
    }
  }

  [data-part='head'],
  [data-part='end'] {
    flex-direction: column;
    align-items: flex-start;
  }

  [data-part='body'],
  [data-part='head'],
  [data-part='details'] {
    gap: ${space(3)};
  }

  [data-part='end'] {
    margin-top: 0;
    padding-top: 0;
  }

  ${fromWidth(480)} {
    [data-part='price'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: ${space(4)};
      padding-block: ${space(2)};
    }
  }

  ${MEDIA.wide} {
    display: grid;
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
  }
`;
