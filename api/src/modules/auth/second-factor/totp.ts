import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { NewSecret } from '@platform/contracts';

/** The parameters that every authenticator app supports (RFC 6238). */
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const ISSUER = 'AI Skill';
const SECRET_BYTES = 20;
/** Number of time steps before and after the current one whose codes count, because clocks differ. */
const WINDOW = 1;
/** The same for finding out by how much a clock is wrong. */
const CLOCK_ERROR_WINDOW = 40;
/** Light modules around a QR code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Creates a secret in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Whether a text could be a code of an authenticator app. */
export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** Returns the time step that a code belongs to; `undefined` for a wrong code. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const totp = toTotp(secret);
  const delta = findDelta(totp, code, now, WINDOW);
  return delta === undefined ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

/**
 * Returns by how many minutes the clock that made a code is fast, or slow if negative; `undefined` if it is wrong by
 * more than 20 minutes, or the code is of another secret.
 */
export function findClockError(secret: string, code: string, now: Date): number | undefined {
  const delta = findDelta(toTotp(secret), code, now, CLOCK_ERROR_WINDOW);
  return delta === undefined ? undefined : (delta * OPTIONS.period) / 60;
}

function toTotp(secret: string): TOTP {
  return new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) });
}

/** Returns how many time steps from now a code belongs to; `undefined` if it is none of those in a window. */
function findDelta(totp: TOTP, code: string, now: Date, window: number): number | undefined {
  // The library throws at a text of six characters that are more than six bytes.
  if (!isTotpCode(code)) return undefined;
  return totp.validate({ token: code, timestamp: now.getTime(), window }) ?? undefined;
}

/** Describes a secret for an authenticator app: to type, as a link, and as a QR code. */
export function describeSecret(secret: string, username: string): NewSecret {
  const totp = new TOTP({ ...OPTIONS, issuer: ISSUER, label: username, secret: Secret.fromBase32(secret) });
  const uri = totp.toString();
  return { secret, uri, qrCode: toQrCode(uri) };
}

/** Draws each row of dark modules as rectangles, so that the page needs neither styles nor a canvas. */
function toQrCode(text: string): NewSecret['qrCode'] {
  const { size, data } = encode(text, { border: QUIET_ZONE, ecc: 'M' });
  const rows = data.map((row, y) => {
    const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return Array.from(
      modules.matchAll(/1+/g),
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    );
  });
  return { size, path: rows.flat().join('') };
}
