import type { NewPasskeyBody, PasskeyProofBody } from '@platform/contracts';
import type { Id } from '../../../../platform/ids.ts';
import type { PasskeyRecord } from './passkeys.model.ts';

/** COSE numbers of the accepted algorithms in order of preference: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** What an answer of an authenticator must name. */
export type Expected = {
  readonly challenge: string;
  readonly origins: readonly string[];
  readonly domain: string;
};

/**
 * Loads the library with the first passkey: it and its parsers of certificates cost every process a fifth of a second
 * at its start, and 20 MB.
 */
const loadLibrary = () => import('@simplewebauthn/server');

/** Verifies the creation of a passkey (WebAuthn, section 7.1). Returns `undefined` if it does not count. */
export async function verifyNewPasskey(
  body: NewPasskeyBody,
  { challenge, origins, domain }: Expected,
): Promise<Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'isSynced'> | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { clientDataJson: clientDataJSON, attestationObject, credentialId } = body;
  const { registrationInfo } = await ignoreErrors(() =>
    verifyRegistrationResponse({
      response: {
        ...credentialOf(credentialId),
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    }),
  );
  if (!registrationInfo) return undefined;
  const { credential, credentialBackedUp: isSynced } = registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { credentialId: credential.id, publicKey, counter: credential.counter, isSynced };
}

/**
 * Verifies the signature of a challenge (WebAuthn, section 7.2), made after the user was verified. Returns `undefined`
 * if it does not count. The counter is the caller's business: comparing and storing it is one step.
 */
export async function verifyProof(
  body: PasskeyProofBody,
  { challenge, origins, domain }: Expected,
  passkey: Pick<PasskeyRecord, 'credentialId' | 'publicKey'>,
): Promise<{ readonly counter: number; readonly isSynced: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { clientDataJson: clientDataJSON, authenticatorData, signature } = body;
  const { verified, authenticationInfo } = await ignoreErrors(() =>
    verifyAuthenticationResponse({
      response: {
        ...credentialOf(body.credentialId),
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: domain,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    }),
  );
  if (!verified || !authenticationInfo) return undefined;
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}

/** Returns the bytes by which authenticators know an account: its id. */
export function toUserHandle(userId: Id): string {
  return Buffer.from(userId.toHexString(), 'hex').toString('base64url');
}

function credentialOf(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

/** The library throws for everything that does not match, and its parsers for bytes that are not what they say. */
async function ignoreErrors<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<Partial<T>> {
  try {
    return await verify();
  } catch {
    return {};
  }
}
