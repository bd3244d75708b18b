import type { Blueprint } from '@platform/contracts';
import { belowWidth, fromWidth, MEDIA, Money, space } from '@platform/design-system';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { BlueprintCard } from './blueprint-card.tsx';
import { getCategory } from './categories.ts';
import { FeaturedCard } from './featured-card.tsx';
import { FreeTierCard } from './free-tier-card.tsx';
import { WideCard } from './wide-card.tsx';

type Props = ComponentPropsWithRef<'ul'> & {
  grid: readonly Blueprint[];
  featured: Blueprint | undefined;
  /** Heading level of the blueprint names. */
  level: 2 | 3;
  /** Id of a paid blueprint that spans two columns, for a varied grid. */
  wideId?: number;
};

/**
 * Shows blueprints as a grid of cards. The free one spans two columns; the featured one comes last and spans the row.
 */
export function CatalogueCards({ grid, featured, level, wideId, children, ...rest }: Props) {
  return (
    <Cards role="list" {...rest}>
      {grid.map((blueprint) => {
        const isWide = blueprint.isFree || blueprint.id === wideId;
        return (
          <li
            key={blueprint.id}
            data-category={getCategory(blueprint.id)}
            data-span={isWide ? 'wide' : undefined}
          >
            <GridCard blueprint={blueprint} level={level} isWide={isWide} />
          </li>
        );
      })}
      {children}
      {featured && (
        <li data-category={getCategory(featured.id)} data-span="row">
          <FeaturedCard blueprint={featured} level={level} />
        </li>
      )}
    </Cards>
  );
}

function GridCard({ blueprint, level, isWide }: { blueprint: Blueprint; level: 2 | 3; isWide: boolean }) {
  if (blueprint.isFree) return <FreeTierCard blueprint={blueprint} level={level} />;
  if (!isWide) return <BlueprintCard blueprint={blueprint} level={level} />;
  return (
    <WideCard
      blueprint={blueprint}
      level={level}
      price={<Money amount={blueprint.price} size={22} strong />}
      action="View Details"
    />
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space(5)};

  /* Between rows, as those of a list. */
  ${belowWidth(480)} {
    gap: ${space(3)};
  }

  > li {
    display: grid;
    min-width: 0;
  }

  > [data-span='row'] {
    grid-column: 1 / -1;
  }

  ${fromWidth(640)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;

    > [data-span='wide'] {
      grid-column: span 2;
    }
  }

  ${MEDIA.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
