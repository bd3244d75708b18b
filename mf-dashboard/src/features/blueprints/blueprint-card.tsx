import { CardTarget } from '@platform/design-system';
import { paths } from '@platform/kit';
import { BlueprintCard as KitBlueprintCard } from '@platform/kit/blueprints';
import { Link } from '@platform/kit/router';
import { type ReactNode, useId } from 'react';
import { OfferBadge } from './offer-badge.tsx';
import type { Offer } from './offer.policy.ts';

type Props = {
  offer: Offer;
  /** What its course holds. */
  course: ReactNode;
};

/** Grid card of a blueprint that the member can buy, or will be able to; a click anywhere leads to its page. */
export function BlueprintCard({ offer: { blueprint, status, open }, course }: Props) {
  return (
    <KitBlueprintCard
      {...{ blueprint, open, course }}
      level={3}
      titleId={useId()}
      title={
        <CardTarget as={Link} to={paths.blueprint(blueprint.id)}>
          {blueprint.name}
        </CardTarget>
      }
      badge={<OfferBadge status={status} />}
    />
  );
}
