import { createHmac } from 'node:crypto';
import { RECOVERY_CODES } from '@platform/contracts';
import { newReadableCode } from '../../../platform/ids.ts';
import { normalizeReference } from '../../../platform/normalize-reference.ts';

const CODE_LENGTH = 12;

/** Creates a set of recovery codes in groups of four characters: 58 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    newReadableCode(CODE_LENGTH).replace(/.{4}(?!$)/g, '$&-'),
  );
}

/** Returns the stored form of a recovery code. @param key of the user's set */
export function digestRecoveryCode(key: string, code: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(normalizeReference(code))
    .digest('base64url');
}
