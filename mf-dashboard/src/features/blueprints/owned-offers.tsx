import { RowItem, RowList, RowText, Surface } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { OfferBadge } from './offer-badge.tsx';
import type { Offer } from './offer.policy.ts';

/** Blueprints of the catalogue that are among the member's own, with their status; nothing without any. */
export function OwnedOffers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Surface $padding={0}>
      <RowList>
        {offers.map(({ blueprint: { id, name }, status }) => (
          <RowItem key={id}>
            <RowText>
              <DimLink to={paths.blueprint(id)}>{name}</DimLink>
            </RowText>
            <OfferBadge status={status} />
          </RowItem>
        ))}
      </RowList>
    </Surface>
  );
}

const DimLink = styled(Link)`
  color: var(--muted);
  text-decoration-color: var(--line);
`;
