/*
 * Certificates as Open Badges 3.0 in the VC-JWT proof format, and the list of revoked ones as a
 * BitstringStatusListCredential (W3C, May 2025). What the page of a certificate shows is read from what is signed.
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SignJWT } from 'jose';
import {
  STATUS_LIST_SECONDS,
  STATUS_LIST_SIZE,
  PAGE_PATHS,
  type Certificate,
  type Course,
  type KeySet,
} from '@platform/contracts';
import type { Settings } from '../../settings/settings.ts';
import type { CertificateRecord } from './learning.records.ts';

/** The DER of a PKCS#8 private key of Ed25519 up to its 32 bytes (RFC 8410, section 7). */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const RIGHT_ANSWERS = '#right-answers';

type SigningKey = { readonly kid: string; readonly privateKey: KeyObject; readonly x: string };

export type Credentials = ReturnType<typeof createCredentials>;

/** Signs with the first of the operator's keys; the others still verify what they signed. */
export function createCredentials({
  certificateKeys,
  shellOrigin,
  operator,
}: Pick<Settings, 'certificateKeys' | 'shellOrigin' | 'operator'>) {
  const keys = certificateKeys.map(toSigningKey);
  const [active] = keys;
  if (!active) throw new Error('There is no key to sign certificates with.');
  const issuer = { id: shellOrigin, type: ['Profile'], name: operator.name, url: shellOrigin };

  const sign = (payload: object, times: { nbf: Date; exp: Date }): Promise<string> =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'vc+jwt', kid: active.kid })
      .setIssuer(shellOrigin)
      .setNotBefore(times.nbf)
      .setExpirationTime(times.exp)
      .sign(active.privateKey);

  return {
    keySet: (): KeySet => ({
      keys: keys.map(({ kid, x }) => ({
        ...{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' },
        ...{ kid, x },
      })),
    }),

    /** Signs a certificate in the name that it shows. */
    async signCertificate(certificate: CertificateRecord, name: string, course: Course): Promise<string> {
      const payload = describeCertificate(certificate, { name, course, shellOrigin, issuer });
      const { issuedAt: nbf, validUntil: exp } = certificate;
      return sign({ ...payload, jti: payload.id, sub: payload.credentialSubject.id }, { nbf, exp });
    },

    /** Signs a list of revoked certificates. @param revoked their places in it */
    async signStatusList(list: number, revoked: readonly number[], now: Date): Promise<string> {
      const bits = Buffer.alloc(STATUS_LIST_SIZE / 8);
      // The first bit is the highest one of the first byte.
      for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
      const encoded = (await promisify(gzip)(bits)).toString('base64url');
      const id = statusListUrl(shellOrigin, list);
      const validUntil = new Date(now.getTime() + STATUS_LIST_SECONDS * 1000);
      const payload = {
        '@context': ['https://www.w3.org/ns/credentials/v2'],
        ...{ id, type: ['VerifiableCredential', 'BitstringStatusListCredential'], issuer: shellOrigin },
        ...{ validFrom: toSeconds(now), validUntil: toSeconds(validUntil), jti: id },
        credentialSubject: {
          ...{ id: `${id}#list`, type: 'BitstringStatusList', statusPurpose: 'revocation' },
          ...{ encodedList: `u${encoded}`, ttl: STATUS_LIST_SECONDS * 1000 },
        },
      };
      return sign(payload, { nbf: now, exp: validUntil });
    },
  };
}

function statusListUrl(origin: string, list: number): string {
  return `${origin}/api/certificate-status/${list}`;
}

/** Formats a time to the second, as the claims of a JWT have it, so that both say the same. */
function toSeconds(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

function toSigningKey({ id: kid, key }: { readonly id: string; readonly key: Buffer }): SigningKey {
  const der = Buffer.concat([ED25519_PREFIX, key]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { kid, privateKey, x };
}

type Description = {
  readonly name: string;
  readonly course: Course;
  readonly shellOrigin: string;
  readonly issuer: object;
};

function describeCertificate(
  { code, right, of, issuedAt, validUntil, statusIndex, objectives }: CertificateRecord,
  { name, course, shellOrigin, issuer }: Description,
) {
  const id = `${shellOrigin}${PAGE_PATHS.certificate(code)}`;
  const list = Math.floor(statusIndex / STATUS_LIST_SIZE);
  const status = statusListUrl(shellOrigin, list);
  const achievementId = `${shellOrigin}${PAGE_PATHS.course(course.slug)}`;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer,
    name: course.title,
    validFrom: toSeconds(issuedAt),
    validUntil: toSeconds(validUntil),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      achievement: {
        id: achievementId,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: course.title,
        humanCode: `${course.id}`,
        description: 'Passed an unsupervised online test of this skill.',
        criteria: {
          narrative: `${right} of ${of} questions right in an unsupervised online test, with at least two of five in every objective.`,
        },
        alignment: course.objectives
          .filter((objective) => objectives.includes(objective.id))
          .map(({ id: targetCode, text: targetName, lesson }) => ({
            ...{ type: ['Alignment'], targetCode, targetName },
            targetUrl: lesson ? `${shellOrigin}${PAGE_PATHS.lesson(course.slug, lesson)}` : achievementId,
          })),
        resultDescription: [
          {
            ...{ id: `${achievementId}${RIGHT_ANSWERS}`, type: ['ResultDescription'] },
            ...{ name: 'Right answers', resultType: 'RawScore', valueMin: '0', valueMax: `${of}` },
          },
        ],
      },
      result: [
        { type: ['Result'], resultDescription: `${achievementId}${RIGHT_ANSWERS}`, value: `${right}` },
      ],
    },
    credentialStatus: {
      id: `${status}#${statusIndex % STATUS_LIST_SIZE}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: `${statusIndex % STATUS_LIST_SIZE}`,
      statusListCredential: status,
    },
  };
}

/** Reads what a certificate shows from its token, which this process or an earlier one signed. */
export function readSigned(token: string): NonNullable<Certificate['signed']> {
  const [, body = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as ReturnType<
    typeof describeCertificate
  >;
  const { credentialSubject: subject, validFrom, validUntil } = payload;
  const { achievement, identifier, result } = subject;
  return {
    name: identifier[0]?.identityHash ?? '',
    courseId: Number(achievement.humanCode),
    skill: achievement.name,
    objectives: achievement.alignment.map(({ targetCode: id, targetName: text }) => ({ id, text })),
    right: Number(result[0]?.value),
    of: Number(achievement.resultDescription[0]?.valueMax),
    issuedAt: new Date(validFrom).toISOString(),
    validUntil: new Date(validUntil).toISOString(),
  };
}
