import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  NewPasskeyBody,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyProofBody,
} from '@platform/contracts';
import type { TestClient } from './test-client.ts';

/** Flags of authenticator data (WebAuthn, section 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Options = {
  origin?: string;
  domain?: string;
  /** What the authenticator says about its counter; by default one more than before. */
  counter?: number;
  isVerified?: boolean;
};

/** An authenticator in software with one key (ES256, no attestation), as a phone or a security key has it. */
export function createAuthenticator({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let handle: string | undefined;

  function answer(type: string, challenge: string, domain: string, options: Options, credential?: Buffer) {
    const { origin = 'http://localhost:3000', isVerified = true } = options;
    if (counts && type === 'webauthn.get') counter += 1;
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    const data = Buffer.alloc(37);
    createHash('sha256')
      .update(options.domain ?? domain)
      .digest()
      .copy(data);
    data.writeUInt8(flags, 32);
    data.writeUInt32BE(options.counter ?? counter, 33);
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    return { clientData, authenticatorData: credential ? Buffer.concat([data, credential]) : data };
  }

  return {
    id: id.toString('base64url'),

    create(creation: PasskeyCreation, options: Options & { name?: string } = {}): NewPasskeyBody {
      handle = creation.userHandle;
      const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, toCoseKey(publicKey)]);
      const { challenge, domain } = creation;
      const { clientData, authenticatorData } = answer(
        'webauthn.create',
        challenge,
        domain,
        options,
        credential,
      );
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authenticatorData)],
      ]);
      return {
        name: options.name ?? 'Phone',
        credentialId: id.toString('base64url'),
        clientDataJson: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      };
    },

    sign({ challenge, domain }: PasskeyChallenge, options: Options = {}): PasskeyProofBody {
      const { clientData, authenticatorData } = answer('webauthn.get', challenge, domain, options);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
      return {
        credentialId: id.toString('base64url'),
        clientDataJson: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: handle,
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** Adds a new passkey to the account of a client, which has logged in just now. */
export async function addPasskeyOf(
  client: TestClient,
  { authenticator = createAuthenticator(), name = 'Phone' } = {},
): Promise<{ authenticator: Authenticator; id: string; recoveryCodes: string[] }> {
  const start = await client.post('/api/user/passkeys/challenge');
  if (start.status !== 200) throw new Error(`No challenge: ${JSON.stringify(start.body)}`);
  const body = authenticator.create(start.body as PasskeyCreation, { name });
  const added = await client.post('/api/user/passkeys', body);
  if (added.status !== 201) throw new Error(`Not added: ${JSON.stringify(added.body)}`);
  return {
    authenticator,
    id: added.body.passkey.id as string,
    recoveryCodes: added.body.recoveryCodes as string[],
  };
}

/** The public key in COSE format: key type EC2, ES256, P-256, x and y (RFC 9053). */
function toCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** The first bytes of a CBOR value (RFC 8949, section 3): its major type and its length below 65,536. */
function cborHead(majorType: number, length: number): Buffer {
  const type = majorType << 5;
  if (length < 24) return Buffer.from([type | length]);
  return length < 256
    ? Buffer.from([type | 24, length])
    : Buffer.concat([Buffer.from([type | 25]), uint16(length)]);
}

const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
