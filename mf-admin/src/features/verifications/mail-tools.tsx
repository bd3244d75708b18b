import { Button, CopyIcon, ExternalIcon, MailIcon, RevealIcon, Row, Text } from '@platform/design-system';
import { parseMaskedIdentityDocuments } from '@platform/contracts';
import { useState } from 'react';

type Props = {
  mail: { readonly subject: string; readonly text: string };
  /** The masked identity documents as JSON, for the masked recipient address. */
  maskedDocuments: string | null;
  /** The recipient's address, once the administrator has revealed it. */
  emailAddress: string | undefined;
  onReveal: () => void;
};

/** Lets an administrator send the email by hand: copy it, or open it in a mail program once the address is revealed. */
export function MailTools({ mail, maskedDocuments, emailAddress, onReveal }: Props) {
  const { copied, failed, copy } = useCopy();
  return (
    <Row $justify="between">
      <Text $size={14} $tone="muted">
        To {emailAddress ?? parseMaskedIdentityDocuments(maskedDocuments)?.email}
      </Text>
      <Row $gap={2}>
        <Button size="compact" onClick={() => void copy(`${mail.subject}\n\n${mail.text}`)}>
          <CopyIcon size={16} />
          {copied ? 'Copied' : failed ? 'Copying is blocked' : 'Copy'}
        </Button>
        {emailAddress === undefined ? (
          <Button size="compact" onClick={onReveal}>
            <RevealIcon size={16} />
            Reveal address
          </Button>
        ) : (
          <Button size="compact" asChild>
            <a href={buildMailtoUrl(emailAddress, mail)}>
              <MailIcon size={16} />
              Open in mail program
              <ExternalIcon size={14} />
            </a>
          </Button>
        )}
      </Row>
    </Row>
  );
}

/** How long the button says "Copied" (docs/specification.md#4-states-and-transitions). */
const COPY_CONFIRMATION_MS = 2000;

function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed'); // The user or a browser policy denied access to the clipboard.
    }
    setTimeout(() => setState('idle'), COPY_CONFIRMATION_MS);
  };
  return { copied: state === 'copied', failed: state === 'failed', copy };
}

function buildMailtoUrl(emailAddress: string, { subject, text }: Props['mail']): string {
  return `mailto:${encodeURIComponent(emailAddress)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
