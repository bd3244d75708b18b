import { getCertificate, getCredential, type Certificate } from '@platform/contracts';
import {
  Alert,
  belowWidth,
  Button,
  DateTime,
  DescriptionList,
  Heading,
  hiddenInPrint,
  Row,
  space,
  Stack,
  Surface,
  Text,
  TitleBlock,
  type Description,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { CERTIFICATE } from '../../content/certificate.content.ts';

type Signed = NonNullable<Certificate['signed']>;

/** A certificate as a sheet that can be printed: its state first, then what is signed, then what is not. */
export function CertificateView({ certificate }: { certificate: Certificate }) {
  const { code, signed, paidWork } = certificate;
  return (
    <Stack $gap={5}>
      <State certificate={certificate} />
      {signed && (
        <Sheet as="article" aria-label="What was shown">
          <Stack $gap={5}>
            <SignedPart signed={signed} code={code} />
            <Text $size={14} $tone="muted">
              {CERTIFICATE.signed}
            </Text>
            {paidWork && (
              <Text>
                In reviewed paid work of this skill, {Math.round(paidWork.share * 100)} % of the known answers
                were right (n = {paidWork.submissions}).
              </Text>
            )}
          </Stack>
        </Sheet>
      )}
      <Tools>
        {signed && <Button onClick={() => globalThis.print()}>{CERTIFICATE.print}</Button>}
        <a href={toAddress(getCertificate.path, code)}>{CERTIFICATE.json}</a>
        {signed && <a href={toAddress(getCredential.path, code)}>{CERTIFICATE.credential}</a>}
      </Tools>
    </Stack>
  );
}

function toAddress(path: string, code: string): string {
  return path.replace(':code', encodeURIComponent(code));
}

function SignedPart({ signed, code }: { signed: Signed; code: string }) {
  const { name, skill, objectives, right, of, issuedAt } = signed;
  return (
    <>
      <div>
        <Heading $size={28}>
          <bdi>{name}</bdi>
        </Heading>
        <Text $size={18}>passed the test of {skill}</Text>
      </div>
      <DescriptionList
        items={[
          { term: 'How', description: `${CERTIFICATE.kind}. ${CERTIFICATE.kindNote}` },
          ...listObjectives(objectives),
        ]}
      />
      <TitleBlock
        items={[
          { term: 'Result', description: `${right} of ${of} questions right` },
          { term: 'Issued', description: <DateTime at={issuedAt} /> },
          { term: 'Valid until', description: <DateTime at={signed.validUntil} /> },
          { term: 'Code', description: <code>{code}</code>, verbatim: true },
        ]}
      />
    </>
  );
}

function listObjectives(objectives: Signed['objectives']): Description[] {
  if (objectives.length === 0) return [];
  const list = (
    <Stack as="ul" role="list" $gap={2}>
      {objectives.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </Stack>
  );
  return [{ term: 'Shown', description: list }];
}

function State({
  certificate: { state, revokedAt, revocationReason, signed },
}: {
  certificate: Certificate;
}) {
  switch (state) {
    case 'valid':
      return (
        <Alert tone="available" title="This certificate is valid">
          {signed && (
            <>
              Until <DateTime at={signed.validUntil} />.
            </>
          )}
        </Alert>
      );
    case 'expired':
      return (
        <Alert tone="locked" title="This certificate has expired">
          {signed && (
            <>
              It was valid until <DateTime at={signed.validUntil} />.
            </>
          )}
        </Alert>
      );
    case 'revoked':
      return (
        <Alert tone="danger" title="This certificate is revoked">
          We issued it, and it is not valid any more
          {revokedAt && (
            <>
              {' '}
              since <DateTime at={revokedAt} />
            </>
          )}
          .{revocationReason && ` Reason: ${revocationReason}`}
        </Alert>
      );
    case 'erased':
      return (
        <Alert tone="neutral" title="There is nothing left to show">
          {CERTIFICATE.erased}
        </Alert>
      );
  }
}

const Sheet = styled(Surface)`
  padding: ${space(8)};
  overflow-wrap: anywhere;

  ${belowWidth(480)} {
    padding: ${space(5)};
  }
`;

const Tools = styled(Row)`
  gap: ${space(3)} ${space(5)};
  ${hiddenInPrint}
`;
