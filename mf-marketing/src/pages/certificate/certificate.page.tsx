import { STATUS_LIST_SECONDS } from '@platform/contracts';
import { Alert, Container, Heading, Section, Skeleton, Stack } from '@platform/design-system';
import { toApiError } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { useParams } from '@platform/kit/router';
import { CERTIFICATE } from '../../content/certificate.content.ts';
import { CertificateView } from '../../features/certificates/certificate-view.tsx';
import { usePublicCertificateQuery } from '../../features/certificates/certificates-api.ts';

/** A certificate, for everyone who has its code. A page that stays open learns of a revocation as verifiers do. */
export function CertificatePage() {
  const { code = '' } = useParams();
  const certificate = usePublicCertificateQuery(
    { params: { code } },
    { pollingInterval: STATUS_LIST_SECONDS * 1000, refetchOnMountOrArgChange: true },
  );
  const isUnknown = Boolean(certificate.error) && toApiError(certificate.error).code === 'not_found';
  return (
    <Section $tight>
      <Container $text>
        <Stack $gap={5}>
          <Heading as="h1" $size={38} tabIndex={-1}>
            {CERTIFICATE.title}
          </Heading>
          {isUnknown ? (
            <Alert role="status" tone="neutral" title={CERTIFICATE.unknown.title}>
              {CERTIFICATE.unknown.text}
            </Alert>
          ) : (
            <QueryBoundary
              query={certificate}
              resource="the certificate"
              skeleton={<Skeleton $width="100%" $height="24rem" />}
            >
              {(data) => <CertificateView certificate={data} />}
            </QueryBoundary>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
