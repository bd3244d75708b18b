import type { Migration } from '../platform/db/migrations/run-migrations.ts';

/** All migrations. A released one is never changed: it describes data that exists. */
export const MIGRATIONS: readonly Migration[] = [];
