import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { parsePayoutDetails, type PaymentMethod } from '@platform/contracts';
import { AppError } from '../../../platform/app-error.ts';

/** Version bytes of addresses in base58: Bitcoin's P2PKH and P2SH, and Tron's. */
const BITCOIN_VERSIONS = [0x00, 0x05];
const TRON_VERSION = 0x41;
/** A version byte and a hash of 160 bits. */
const BASE58_LENGTH = 21;

const base58check = createBase58check((data: Uint8Array) => createHash('sha256').update(data).digest());

/**
 * Asserts that the checksum of a wallet address is right, because money sent to a mistyped address is lost. Their shape
 * has been checked. An address of the Ethereum kind in small or in capital letters only has no checksum.
 *
 * @throws AppError `invalid_request`
 */
export function assertPayoutAddress(method: PaymentMethod, details: string): void {
  const { network = '', address = '' } = parsePayoutDetails(method, details);
  const isWrong =
    (method === 'btc' && !isBitcoinAddress(address)) ||
    (method === 'usdt' && network === 'TRC20' && !isBase58Address(address, [TRON_VERSION])) ||
    (method === 'usdt' && ['ERC20', 'BEP20'].includes(network) && !isEthereumAddress(address));
  if (!isWrong) return;
  const message = 'This address has a typing error: its checksum is wrong. Copy it again.';
  throw new AppError('invalid_request', message, { details: [{ path: 'paymentDetails', message }] });
}

/** A witness program of version 0 has the checksum of BIP 173, a later one that of BIP 350. */
function isBitcoinAddress(address: string): boolean {
  if (!/^bc1/i.test(address)) return isBase58Address(address, BITCOIN_VERSIONS);
  return isWitnessAddress(bech32, address, 0) || isWitnessAddress(bech32m, address, 1);
}

function isWitnessAddress(encoding: typeof bech32, address: string, minVersion: 0 | 1): boolean {
  const decoded = encoding.decodeUnsafe(address);
  const [version = 17, ...words] = decoded?.words ?? [];
  const length = encoding.fromWordsUnsafe(words)?.length ?? 0;
  if (decoded?.prefix !== 'bc' || version > 16) return false;
  if (minVersion === 0) return version === 0 && [20, 32].includes(length);
  return version > 0 && length >= 2 && length <= 40;
}

function isBase58Address(address: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === BASE58_LENGTH && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** The checksum of EIP-55: the hash of the address in small letters says which of its letters are capital. */
function isEthereumAddress(address: string): boolean {
  const digits = address.slice(2);
  const small = digits.toLowerCase();
  if (digits === small || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(small)));
  const checked = Array.from(small, (digit, index) =>
    parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return digits === checked.join('');
}
