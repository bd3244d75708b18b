export * from './contact.endpoints.ts';
export * from './tickets.endpoints.ts';
export * from './tickets.schemas.ts';
