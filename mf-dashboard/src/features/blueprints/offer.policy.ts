import {
  BLUEPRINTS,
  FEATURED_BLUEPRINT_ID,
  toSearchText,
  type Blueprint,
  type OpenPay,
  type UserBlueprint,
} from '@platform/contracts';
import { getFreeOwnership, getOwnership, isFinallyRejected } from './ownership.policy.ts';

/**
 * `available` can be purchased or activated now; `locked` only once the free blueprint is active, or there is enough
 * open work; `awaiting` was purchased and is not paid yet; `returning` waits to be paid back; `rejected` can never be
 * requested again.
 */
export type OfferStatus =
  'active' | 'pending' | 'awaiting' | 'returning' | 'available' | 'locked' | 'rejected';

export type Offer = {
  readonly blueprint: Blueprint;
  readonly status: OfferStatus;
  /** What it pays now; `undefined` until it is known. */
  readonly open: OpenPay | undefined;
};

/** Builds the catalogue with a member's offer statuses, grouped by page section. */
export function buildOffers(userBlueprints: readonly UserBlueprint[], openPay: readonly OpenPay[] = []) {
  const isFreeBlueprintActive = getFreeOwnership(userBlueprints).status === 'active';
  const offers = BLUEPRINTS.map((blueprint): Offer => {
    const open = openPay.find(({ blueprintId }) => blueprintId === blueprint.id);
    const canOrder = isFreeBlueprintActive && open?.allowsOrder !== false;
    return { blueprint, status: getOfferStatus(blueprint, userBlueprints, canOrder), open };
  });
  return {
    free: offers.filter(({ blueprint }) => blueprint.isFree),
    premium: offers.filter(({ blueprint }) => !blueprint.isFree && blueprint.id !== FEATURED_BLUEPRINT_ID),
    featured: offers.filter(({ blueprint }) => blueprint.id === FEATURED_BLUEPRINT_ID),
  };
}

/** Whether the member has the blueprint, or has ordered it. */
export function isOwned({ status }: Offer): boolean {
  return status !== 'available' && status !== 'locked' && status !== 'rejected';
}

/** Returns the offers whose name, description or features contain the text, ignoring case. */
export function searchOffers(offers: readonly Offer[], text: string): Offer[] {
  const searchText = toSearchText(text);
  return offers.filter(({ blueprint: { name, description, features } }) =>
    [name, description, ...features].join('\n').toLowerCase().includes(searchText),
  );
}

function getOfferStatus(
  blueprint: Blueprint,
  userBlueprints: readonly UserBlueprint[],
  canOrder: boolean,
): OfferStatus {
  const ownership = getOwnership(userBlueprints, blueprint.id);
  const { status } = ownership;
  if (isFinallyRejected(ownership)) return 'rejected';
  switch (status) {
    case 'active':
    case 'pending':
    case 'awaiting':
    case 'returning':
      return status;
    default:
      return blueprint.isFree || canOrder ? 'available' : 'locked';
  }
}
