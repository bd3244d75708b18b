import type { Migration } from '../platform/db/migrations/run-migrations.ts';

/** Makes existing administrators owners, who may do what every administrator could before. */
export const administratorRolesMigration: Migration = {
  number: 12,
  name: 'administrator-roles',
  async run({ database }) {
    const withoutRoles = { isAdmin: true, adminRoles: { $exists: false } };
    await database.collection('users').updateMany(withoutRoles, { $set: { adminRoles: ['owner'] } });
  },
};
