import type { ErrorCode } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';

const MESSAGES = {
  verification_pending: 'Your verification is being reviewed. You will hear from us when it is decided.',
  already_verified: 'Your free blueprint is already active.',
  verification_final:
    'Your verification was refused for good. Please contact support if you think this is wrong.',
  free_blueprint_required: 'Activate the free blueprint first. It opens the purchase of all others.',
  verification_required: 'The free blueprint is not bought: it is activated by the identity verification.',
  already_owned: 'You already own this blueprint.',
  purchase_pending: 'Your purchase of this blueprint is being reviewed.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Why a member cannot ask for a blueprint now. */
export function refusal(code: keyof typeof MESSAGES): AppError {
  return new AppError(code, MESSAGES[code]);
}

export function noSuchBlueprint(): AppError {
  return new AppError('not_found', 'There is no such blueprint.');
}

export function noSuchPurchase(): AppError {
  return noSuchRow('purchase');
}

export function noSuchRow(kind: 'purchase' | 'verification'): AppError {
  return new AppError('not_found', `There is no such ${kind}.`);
}
