import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { networkPrefix, parseAddress } from '@platform/server-kit/node-utils';
import { readSignedValue, signValue } from './signed-text.ts';

/** What a page shows, as the page server that sent it has signed. Reports of the page count only with it. */
export type ReportToken = {
  /** Tells pages apart. */
  readonly id: string;
  /** Revision of the registry that the page is made from. */
  readonly revision: number;
  /** The version of each part of the page by app: the shell, and the remotes that it can show. */
  readonly versions: Readonly<Record<string, string>>;
  readonly expiresAtMs: number;
};

/** A page that stays open for longer reports no more. */
export const REPORT_TOKEN_LIFETIME_MS = 60 * 60 * 1_000;

/** Creates the token of a page, valid for the network that gets the page only. */
export function signReportToken(
  page: Pick<ReportToken, 'revision' | 'versions'>,
  address: string,
  secret: string,
  nowMs: number,
): string {
  const token: ReportToken = {
    ...page,
    id: randomBytes(9).toString('base64url'),
    expiresAtMs: nowMs + REPORT_TOKEN_LIFETIME_MS,
  };
  return signValue(token, toPurpose(address), secret);
}

/** Reads the token of a page; `undefined` if it is forged, has expired or was given to another network. */
export function readReportToken(
  text: string,
  address: string,
  secret: string,
  nowMs: number,
): ReportToken | undefined {
  const token = readSignedValue(text, toPurpose(address), secret) as ReportToken | undefined;
  return token && token.expiresAtMs > nowMs ? token : undefined;
}

/** Every IPv4 address has a /48 of its own in 6to4, and every client can choose some in Teredo: each is one network. */
const TUNNELS = /^(2002|2001:0):.*/;

/** Returns the network of an address: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function findNetwork(address: string): string {
  const prefix = networkPrefix(parseAddress(address) ?? address, 48);
  return isIPv4(prefix) ? prefix.replace(/\.\d+$/, '') : prefix.replace(TUNNELS, '$1');
}

/** The network is part of the signature and not of the text, so that a page does not say where it was opened. */
function toPurpose(address: string): string {
  return `report-token ${findNetwork(address)}`;
}
