export * from './blueprints.endpoints.ts';
export * from './blueprints.schemas.ts';
export * from './catalogue.ts';
export * from './purchases.endpoints.ts';
export * from './purchases.return.endpoints.ts';
export * from './purchases.review.endpoints.ts';
export * from './purchases.review.schemas.ts';
export * from './purchases.schemas.ts';
