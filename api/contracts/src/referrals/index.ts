export * from './referrals.endpoints.ts';
export * from './referrals.schemas.ts';
