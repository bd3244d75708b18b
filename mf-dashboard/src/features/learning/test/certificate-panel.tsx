import { CERTIFICATE_NAME_MAX, type Certificate, type User } from '@platform/contracts';
import {
  Button,
  Checkbox,
  DateTime,
  DescriptionList,
  ErrorAlert,
  LabelBadge,
  Panel,
  Row,
  SkeletonLines,
  Stack,
  Text,
  TextField,
} from '@platform/design-system';
import { describeError, paths, useToast } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import { CERTIFICATE_STATES } from '@platform/kit/states';
import { useState, type SubmitEvent } from 'react';
import { useCertificateQuery, useSetCertificateNameMutation } from '../attempts-api.ts';

type Props = { courseId: number; code: string; user: User };

/** The certificate of a test, and the name that it shows. */
export function CertificatePanel({ courseId, code, user }: Props) {
  const query = useCertificateQuery({ params: { code } }, { refetchOnMountOrArgChange: true });
  return (
    <Panel
      title="Your certificate"
      aside={query.data && <LabelBadge labels={CERTIFICATE_STATES} value={query.data.state} />}
    >
      <QueryBoundary
        query={query}
        resource="your certificate"
        skeleton={<SkeletonLines count={3} />}
        level={3}
      >
        {(certificate) => (
          <>
            <Facts certificate={certificate} />
            <Row>
              <Button variant="primary" asChild>
                <Link to={paths.certificate(code)}>Open the certificate</Link>
              </Button>
            </Row>
            {certificate.state === 'valid' && certificate.signed && (
              <NameForm
                key={certificate.signed.name}
                courseId={courseId}
                shownName={certificate.signed.name}
                user={user}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}

function Facts({ certificate: { code, signed, revocationReason } }: { certificate: Certificate }) {
  return (
    <DescriptionList
      items={[
        { term: 'Code', description: code },
        ...(signed
          ? [
              { term: 'Name on it', description: signed.name },
              { term: 'Valid until', description: <DateTime at={signed.validUntil} /> },
            ]
          : []),
        ...(revocationReason === null ? [] : [{ term: 'Revoked because', description: revocationReason }]),
      ]}
    />
  );
}

type NameProps = { courseId: number; shownName: string; user: User };

/** Changes the name on a certificate. It shows the username until the member agrees to show another one. */
function NameForm({ courseId, shownName, user: { username, fullName } }: NameProps) {
  const [setName, { isLoading, error }] = useSetCertificateNameMutation();
  const [text, setText] = useState(shownName === username ? (fullName ?? '') : shownName);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const name = text.trim();

  async function save(chosen: string | null): Promise<void> {
    const result = await setName({ params: { courseId }, body: chosen === null ? {} : { name: chosen } });
    if (!result.error)
      toast({
        title: `The certificate shows ${chosen ?? username}`,
        description: 'It was signed anew.',
        tone: 'success',
      });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsAsked(true);
    if (name !== '' && isAgreed) void save(name);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={3}>
        <Text $size={14} $tone="muted">
          The certificate is public: everyone who has its address can read it. It shows your username unless
          you choose another name.
        </Text>
        {error && <ErrorAlert title="Name not changed" error={describeError(error)} />}
        <TextField
          label="Name to show"
          value={text}
          maxLength={CERTIFICATE_NAME_MAX}
          autoComplete="name"
          error={isAsked && name === '' ? 'Enter the name to show' : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Checkbox
          label="I agree that this name is public on the certificate"
          checked={isAgreed}
          error={isAsked && !isAgreed ? 'Agree first, or keep your username' : undefined}
          onChange={({ currentTarget }) => setIsAgreed(currentTarget.checked)}
        />
        <Row $gap={3}>
          <Button type="submit" busy={isLoading} busyText="Signing...">
            Show this name
          </Button>
          {shownName !== username && (
            <Button variant="quiet" disabled={isLoading} onClick={() => void save(null)}>
              Show my username again
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
