/**
 * Checks a certificate of the platform without a connection to it:
 *
 *   node docs/check-certificate.mjs CERTIFICATE.jwt JWKS.json [--at=2026-03-10T12:00:00Z]
 *
 * The certificate is the file that its page offers, and the keys are those of https://THE-PLATFORM/.well-known/jwks.json,
 * saved once. Needs Node 20 and nothing else. Exits with 0 only if the signature is right and the certificate is valid at
 * this time, or at that of `--at`. It cannot see whether the certificate was revoked: only its page can say that.
 */
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [certificateFile, keyFile, ...options] = process.argv.slice(2);
if (!certificateFile || !keyFile) {
  console.error('Usage: node check-certificate.mjs CERTIFICATE.jwt JWKS.json [--at=TIME]');
  process.exit(2);
}
const at = options.find((option) => option.startsWith('--at='))?.slice('--at='.length);
const now = at === undefined ? new Date() : new Date(at);
// A time that no one can read would be neither too early nor too late.
if (Number.isNaN(now.getTime())) {
  console.error(`This is no time: ${at}. Write it like 2026-03-10T12:00:00Z.`);
  process.exit(2);
}
const problem = findProblem(readFileSync(certificateFile, 'utf8').trim(), readFileSync(keyFile, 'utf8'));
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}

/** Returns what is wrong with a certificate; prints what it says if nothing is. */
function findProblem(token, keySet) {
  const parts = token.split('.');
  const [header, payload] = [parts[0], parts[1]].map(parse);
  if (parts.length !== 3 || !header || !payload) return 'This is no certificate.';
  // The algorithm is that of the platform, whatever the certificate says, so that no weaker one can be chosen.
  const key = JSON.parse(keySet).keys.find(({ kid, crv }) => kid === header.kid && crv === 'Ed25519');
  if (header.alg !== 'EdDSA' || !key)
    return 'This certificate is forged or damaged: no key of the list signed it.';
  const signed = Buffer.from(`${parts[0]}.${parts[1]}`);
  const signature = Buffer.from(parts[2], 'base64url');
  if (!verify(null, signed, createPublicKey({ key, format: 'jwk' }), signature))
    return 'This certificate is forged or damaged: its signature is wrong.';
  const { nbf, exp, validUntil } = payload;
  if (typeof nbf !== 'number' || typeof exp !== 'number' || Date.parse(validUntil) !== exp * 1000)
    return 'This certificate is damaged: its times are not clear.';
  if (now.getTime() < nbf * 1000) return `This certificate is not valid yet: it begins ${payload.validFrom}.`;
  if (now.getTime() >= exp * 1000) return `This certificate has expired: it ended ${validUntil}.`;
  print(payload);
  return undefined;
}

function parse(part) {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

function print({ iss, id, validFrom, validUntil, credentialSubject: { identifier, achievement, result } }) {
  console.log(`The signature is right.

Issuer        ${iss}
Holder        ${identifier[0].identityHash}
Skill         ${achievement.name}
Result        ${result[0].value} of ${achievement.resultDescription[0].valueMax} right, in an unsupervised online test
Valid         ${validFrom} to ${validUntil}
Page          ${id}

Without a connection this cannot see whether the certificate was revoked: its page says that.`);
}
