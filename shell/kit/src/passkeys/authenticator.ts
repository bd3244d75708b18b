import {
  PASSKEY_TRANSPORTS,
  type NewPasskeyBody,
  type PasskeyChallenge,
  type PasskeyCreation,
  type PasskeyProofBody,
  type PasskeyTransport,
} from '@platform/contracts';

const KIND = 'public-key';

/** The library is loaded at the first use, because most visits never need it. */
const loadLibrary = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/**
 * Asks the browser to create a passkey.
 *
 * @throws Error if the user cancels, or the authenticator cannot create one
 */
export async function createPasskey(
  { challenge, domain, userHandle, username, algorithms, timeoutMs, existing }: PasskeyCreation,
  name: string,
): Promise<NewPasskeyBody> {
  const { startRegistration } = await loadLibrary();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: domain, name: 'AI Skill' },
      user: { id: userHandle, name: username, displayName: username },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: KIND })),
      timeout: timeoutMs,
      excludeCredentials: existing.map(toDescriptor),
      attestation: 'none',
      // Kept by the authenticator, so that a login needs no username; and never without a check of the person.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  });
  return {
    name,
    credentialId: id,
    clientDataJson: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: (response.transports ?? []).filter(isKnownTransport),
  };
}

/**
 * Asks the browser to sign a challenge with a passkey.
 *
 * @throws Error if the user cancels, or there is no passkey
 */
export async function signWithPasskey({
  challenge,
  domain,
  timeoutMs,
  allowed,
}: PasskeyChallenge): Promise<PasskeyProofBody> {
  const { startAuthentication } = await loadLibrary();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: domain,
      timeout: timeoutMs,
      allowCredentials: allowed.map(toDescriptor),
      userVerification: 'required',
    },
  });
  return {
    credentialId: id,
    clientDataJson: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle && { userHandle: response.userHandle }),
  };
}

function toDescriptor({ id, transports }: PasskeyChallenge['allowed'][number]) {
  return { id, type: KIND, transports: [...transports] };
}

function isKnownTransport(transport: string): transport is PasskeyTransport {
  return PASSKEY_TRANSPORTS.some((known) => known === transport);
}
