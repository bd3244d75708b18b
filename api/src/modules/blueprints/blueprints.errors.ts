import { formatDollars, type ErrorCode, type OpenPay, type PaymentBody } from '@platform/contracts';
import { AppError } from '../../platform/app-error.ts';

const MESSAGES = {
  verification_pending: 'Your verification is under review. We will email you when it is decided.',
  already_verified: 'Your free blueprint is already active.',
  verification_final:
    'Your verification was rejected and cannot be submitted again. Contact support if you think this is a mistake.',
  free_blueprint_required: 'Activate the free blueprint first. Then you can purchase the others.',
  verification_required: 'The free blueprint cannot be purchased. Verify your identity to activate it.',
  already_owned: 'You already own this blueprint.',
  purchase_pending: 'Your purchase of this blueprint is under review.',
} as const satisfies Partial<Record<ErrorCode, string>>;

export function paymentMethodUnavailable(): AppError {
  return new AppError(
    'payment_method_unavailable',
    'This payment method is not available at the moment. Choose another one.',
  );
}

export function purchasesUnavailable(): AppError {
  return new AppError(
    'payment_method_unavailable',
    'Purchases are not possible at the moment. Contact support for details.',
  );
}

/** @param price dollars */
export function notEnoughWork({ work }: OpenPay, price: number): AppError {
  const [pays, costs] = [work.dollars, price].map(formatDollars);
  return new AppError(
    'not_enough_work',
    `The open work of this blueprint pays ${pays} now, less than its price of ${costs}. It cannot be ordered until it pays that.`,
    { extensions: { openPay: work.dollars, price } },
  );
}

/** @param path the field of the payment report that is missing */
export function incompletePayment(path: keyof PaymentBody, message: string): AppError {
  return new AppError('invalid_request', message, { details: [{ path, message }] });
}

/** Builds the error that tells a member why they cannot request a blueprint now. */
export function ownershipError(code: keyof typeof MESSAGES): AppError {
  return new AppError(code, MESSAGES[code]);
}

const NOT_RETURNABLE_TEXTS = {
  used: 'A demo task of this blueprint was completed, or a paid task of it handed in, so it can no longer be returned.',
  returned_before: 'You have returned this blueprint before. Each blueprint can be returned once.',
  too_late: 'The time in which you could return this blueprint is over.',
} as const;

/** Creates the error for a member who cannot return a blueprint. */
export function notReturnable(cause: keyof typeof NOT_RETURNABLE_TEXTS): AppError {
  return new AppError('not_returnable', NOT_RETURNABLE_TEXTS[cause]);
}

/** Creates the error for the purchase of a blueprint whose return is not paid yet. */
export function returnPending(): AppError {
  const message = 'You are returning this blueprint. You can buy it again once its price was sent back.';
  return new AppError('purchase_pending', message);
}

export function documentsNotViewed(): AppError {
  return new AppError('documents_not_viewed', 'You have not viewed the documents of this verification.');
}

export function blueprintNotFound(): AppError {
  return new AppError('not_found', 'We could not find this blueprint.');
}

export function purchaseNotFound(): AppError {
  return ownershipNotFound('purchase');
}

export function ownershipNotFound(kind: 'purchase' | 'verification'): AppError {
  return new AppError('not_found', `We could not find this ${kind}.`);
}
