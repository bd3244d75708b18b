import { ADMIN_WORK, INTERNAL, OWNER, SECRET, type ExportRule } from './export-rule.ts';

/** What a copy of a member's data has of passkeys, and of resets of the second factor. */
export const SECOND_FACTOR_RULES = {
  second_factor_resets: {
    file: 'two-factor-resets',
    about: 'Two-factor resets and their outcome.',
    fields: ['state', 'openedAt', 'approvedAt', 'removesAt', 'endedAt'],
    actors: ['openedBy', 'approvedBy', 'endedBy'],
    omitted: {
      userId: OWNER,
      isOpen: INTERNAL,
      factorChanges: INTERNAL,
      reason: ADMIN_WORK,
      stopDigests: SECRET,
    },
  },
  passkeys: {
    file: 'passkeys',
    about: 'Your passkeys, by the names that you gave them.',
    fields: ['name', 'transports', 'isSynced', 'createdAt', 'lastUsedAt', 'needsPassword'],
    omitted: { userId: OWNER, credentialId: INTERNAL, publicKey: INTERNAL, counter: INTERNAL },
  },
  passkey_challenges: {
    file: 'passkey-challenges',
    about: 'Uses of a passkey that began in the last minutes.',
    fields: ['purpose', 'expiresAt'],
    omitted: { userId: OWNER, challenge: SECRET },
  },
} as const satisfies Record<string, ExportRule>;
