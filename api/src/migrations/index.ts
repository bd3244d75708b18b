import type { Clock } from '../platform/clock.ts';
import { createDigestedFields } from '../digested-fields.ts';
import type { Digester } from '../platform/crypto/digester.ts';
import type { Encryptor } from '../platform/crypto/encryptor.ts';
import type { Migration } from '../platform/db/migrations/run-migrations.ts';
import { createCurrentNamesMigration } from './0001-current-names.ts';
import { createPurchasePaymentsMigration } from './0002-purchase-payments.ts';
import { ticketMessagesMigration } from './0005-ticket-messages.ts';
import { createPersonalDigestsMigration } from './0009-personal-digests.ts';
import { administratorRolesMigration } from './0012-administrator-roles.ts';
import { dueTimesMigration } from './0014-due-times.ts';

/** Lists all migrations. A released one is never changed: it describes data that exists. */
export function createMigrations(encryptor: Encryptor, digester: Digester, clock: Clock): Migration[] {
  return [
    createCurrentNamesMigration(encryptor),
    createPurchasePaymentsMigration(clock),
    ticketMessagesMigration,
    createPersonalDigestsMigration(createDigestedFields(encryptor, digester)),
    administratorRolesMigration,
    dueTimesMigration,
  ];
}
