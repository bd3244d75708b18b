export * from './verification.constants.ts';
export * from './verification.endpoints.ts';
export * from './verification.review.endpoints.ts';
export * from './verification.review.schemas.ts';
export * from './verification.schemas.ts';
