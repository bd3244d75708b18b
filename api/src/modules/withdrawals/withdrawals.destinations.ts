import { parsePayoutDetails, type PaymentMethod } from '@platform/contracts';
import type { Digester } from '../../platform/crypto/digester.ts';
import { normalizeReference } from '../../platform/normalize-reference.ts';

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
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return `text:${normalizeReference(text)}`;
  return `phone:${digits.length === 10 && !text.startsWith('+') ? `1${digits}` : digits}`;
}
