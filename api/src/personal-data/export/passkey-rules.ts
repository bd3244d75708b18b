import { INTERNAL, OWNER, SECRET, type ExportRule } from './export-rule.ts';

/** What a copy of a member's data has of passkeys. */
export const PASSKEY_RULES = {
  passkeys: {
    file: 'passkeys',
    about: 'Your passkeys, by the names that you gave them.',
    fields: ['name', 'transports', 'isSynced', 'createdAt', 'lastUsedAt'],
    omitted: { userId: OWNER, credentialId: INTERNAL, publicKey: INTERNAL, counter: INTERNAL },
  },
  passkey_challenges: {
    file: 'passkey-challenges',
    about: 'Uses of a passkey that have begun in the last minutes.',
    fields: ['purpose', 'expiresAt'],
    omitted: { userId: OWNER, challenge: SECRET },
  },
} as const satisfies Record<string, ExportRule>;
