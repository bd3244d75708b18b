import {
  parsePayoutDetails,
  toAsciiDigits,
  type PaymentMethod,
  type PayoutMethodBody,
} from '@platform/contracts';
import type { Digester } from '../../platform/crypto/digester.ts';
import { normalizeReference } from '../../platform/normalize-reference.ts';
import { ENCRYPTED_FIELDS } from '../../encryption/encrypted-fields.ts';
import {
  type EncryptionContext,
  type Encryptor,
  contextOf,
  type EncryptedField,
} from '../../platform/crypto/encryptor.ts';
import { readOrNull, readOrReject } from '../../platform/crypto/read-decrypted.ts';
import { type Id, requireId } from '../../platform/ids.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import type { Request } from 'express';
import type { Tx } from '../../platform/db/transaction.ts';
import type { SignedInUser } from '../../platform/http/define-route.ts';
import type { Services } from '../../services.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { PayoutMethods } from './payout-methods/payout-methods.service.ts';
import type { WithdrawalsRepository } from './withdrawals.repository.ts';

/**
 * Returns the form in which payout destinations are compared: the kind of account and its address. One account can be
 * reached by several methods, such as an email address by PayPal and by Zelle; how it is spelled does not matter.
 */
export function normalizeDestination(method: PaymentMethod, details: string): string {
  const values = parsePayoutDetails(method, details);
  switch (method) {
    case 'btc':
      return `bitcoin:${normalizeBitcoin((values.address ?? '').trim())}`;
    case 'usdt':
      return normalizeUsdt((values.address ?? '').trim());
    case 'paypal':
      return normalizeContact(values.email ?? '');
    case 'apple_pay':
    case 'zelle':
      return normalizeContact(values.contact ?? '');
    case 'cash_app':
      return `cashtag:${(values.cashtag ?? '').trim().replace(/^\$/, '').toLowerCase()}`;
  }
}

/** Returns the keyed digests by which a payout destination is found in other records. */
export function digestDestination(digester: Digester, method: PaymentMethod, details: string): string[] {
  return digester.digest('payout destination', normalizeDestination(method, details));
}

/** Only the newer addresses ignore letter case (BIP 173). */
function normalizeBitcoin(address: string): string {
  return /^bc1/i.test(address) ? address.toLowerCase() : address;
}

/** An address is the same account on all networks of the Ethereum kind, in any letter case. */
function normalizeUsdt(address: string): string {
  return /^0x/i.test(address) ? `ethereum:${address.toLowerCase()}` : `tron:${address}`;
}

/** @param contact an email address or a phone number; one of ten digits without a country is American */
function normalizeContact(contact: string): string {
  const text = contact.trim();
  if (text.includes('@')) return `email:${text.normalize('NFC').toLowerCase()}`;
  const digits = toAsciiDigits(text).replaceAll(/\D/g, '');
  if (digits === '') return `text:${normalizeReference(text)}`;
  return `phone:${digits.length === 10 && !text.startsWith('+') ? `1${digits}` : digits}`;
}

/** Encrypts payment details and binds them to their record: a withdrawal or a saved payout method. */
export type DetailsEncryptor = ReturnType<typeof createDetailsEncryptor>;

export function createDetailsEncryptor(
  encryptor: Encryptor,
  field: EncryptedField = ENCRYPTED_FIELDS.paymentDetails,
) {
  const contextFor = (id: Id): EncryptionContext => contextOf(field, id.toHexString());
  const read = ({ _id, encryptedDetails }: Encrypted): string =>
    encryptor.decrypt(encryptedDetails, contextFor(_id));
  return {
    encrypt: (id: Id, details: string): string => encryptor.encrypt(details, contextFor(id)),
    /** @throws AppError `decryption_failed` */
    decrypt: (record: Encrypted): string => readOrReject(() => read(record)),
    /** Returns `null` for details that cannot be decrypted. */
    tryDecrypt: (record: Encrypted): string | null => readOrNull(() => read(record)),
  };
}

type Encrypted = Pick<WithdrawalRecord, '_id' | 'encryptedDetails'>;

/** Whether a destination is a member's own: they were paid there, or saved it before its cooldown. */
export type IsKnownDestination = ReturnType<typeof createIsKnownDestination>;

export function createIsKnownDestination({
  services: { digester },
  repository,
  payoutMethods,
}: {
  services: Pick<Services, 'digester'>;
  repository: WithdrawalsRepository;
  payoutMethods: PayoutMethods;
}) {
  return async (tx: Tx, userId: Id, destination: PayoutMethodBody): Promise<boolean> => {
    const { paymentMethod, paymentDetails } = destination;
    const digests = digestDestination(digester, paymentMethod, paymentDetails);
    const wasPaid = await repository.wasPaidTo(tx, userId, digests);
    return wasPaid || payoutMethods.isPastCooldown(tx, userId, digests);
  };
}

type Call = { readonly tx: Tx; readonly request: Request; readonly user: SignedInUser };

/**
 * Returns a function that asserts that a session has proved recently what a payout needs: the second factor of those
 * who have one, and the password if the destination is new.
 *
 * @throws AppError `reauthentication_required`, `second_factor_again`
 */
export function createAssertProved(
  isKnownDestination: IsKnownDestination,
  { assertRecentPassword, secondFactorProof }: Pick<Sessions, 'assertRecentPassword' | 'secondFactorProof'>,
) {
  return async ({ tx, request, user }: Call, destination: PayoutMethodBody): Promise<void> => {
    // First the password: the login that the page asks for proves the second factor too.
    if (!(await isKnownDestination(tx, requireId(user.id), destination))) assertRecentPassword(request);
    secondFactorProof.assertRecent(request, user);
  };
}
