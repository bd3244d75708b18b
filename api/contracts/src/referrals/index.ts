export * from './referrals.constants.ts';
export * from './referrals.endpoints.ts';
export * from './referrals.schemas.ts';
