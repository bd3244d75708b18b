import { BLUEPRINTS, FEATURED_BLUEPRINT_ID, type Blueprint, type UserBlueprint } from '@platform/contracts';
import { freeOwnershipOf, ownershipOf } from './ownership.policy.ts';

/** How a blueprint is offered: owned, waiting, to be had, or closed until the free one is active. */
export type OfferStatus = 'active' | 'pending' | 'available' | 'locked';

export type Offer = { readonly blueprint: Blueprint; readonly status: OfferStatus };

/** The catalogue as it stands for a member, in the parts in which it is shown. */
export function offersOf(own: readonly UserBlueprint[]) {
  const isOpen = freeOwnershipOf(own).status === 'active';
  const offers = BLUEPRINTS.map((blueprint) => ({ blueprint, status: statusOf(blueprint, own, isOpen) }));
  return {
    free: offers.filter(({ blueprint }) => blueprint.isFree),
    premium: offers.filter(({ blueprint }) => !blueprint.isFree && blueprint.id !== FEATURED_BLUEPRINT_ID),
    featured: offers.filter(({ blueprint }) => blueprint.id === FEATURED_BLUEPRINT_ID),
  };
}

/** What a search over name, description and features leaves. */
export function searchOffers(offers: readonly Offer[], text: string): Offer[] {
  const wanted = text.trim().toLowerCase();
  return offers.filter(({ blueprint: { name, description, features } }) =>
    [name, description, ...features].join('\n').toLowerCase().includes(wanted),
  );
}

function statusOf(blueprint: Blueprint, own: readonly UserBlueprint[], isOpen: boolean): OfferStatus {
  const { status } = ownershipOf(own, blueprint.id);
  if (status === 'active' || status === 'pending') return status;
  return blueprint.isFree || isOpen ? 'available' : 'locked';
}
