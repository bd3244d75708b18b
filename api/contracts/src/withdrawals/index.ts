export * from './payout-details.ts';
export * from './payout-requirements.ts';
export * from './withdrawals.constants.ts';
export * from './withdrawals.endpoints.ts';
export * from './withdrawals.policy.ts';
export * from './withdrawals.review.endpoints.ts';
export * from './withdrawals.review.schemas.ts';
export * from './withdrawals.schemas.ts';
