import { Button, CopyIcon, ExternalIcon, MailIcon, RevealIcon, Row, Text } from '@platform/design-system';
import { parseMaskedPapers } from '@platform/contracts';
import { useState } from 'react';

type Props = {
  mail: { readonly subject: string; readonly text: string };
  /** The papers, masked, and the reader's address in clear once it has been revealed. */
  masked: string | null;
  address: string | undefined;
  reveal: () => void;
};

/** For whoever sends the mail by hand: to whom it goes, a copy, and the mail program with everything filled in. */
export function MailTools({ mail, masked, address, reveal }: Props) {
  const { copied, failed, copy } = useCopy();
  return (
    <Row $justify="between">
      <Text $size={14} $tone="muted">
        To {address ?? parseMaskedPapers(masked)?.email}
      </Text>
      <Row $gap={2}>
        <Button size="compact" onClick={() => void copy(`${mail.subject}\n\n${mail.text}`)}>
          <CopyIcon size={16} />
          {copied ? 'Copied' : failed ? 'Copying is not allowed here' : 'Copy'}
        </Button>
        {address === undefined ? (
          <Button size="compact" onClick={reveal}>
            <RevealIcon size={16} />
            Reveal the address
          </Button>
        ) : (
          <Button size="compact" asChild>
            <a href={mailAddress(address, mail)}>
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

/** How long a copy is confirmed. Source: product specification, section 4. */
const CONFIRMED_MS = 2000;

function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed'); // The browser asks the user, who may say no: the button says so.
    }
    setTimeout(() => setState('idle'), CONFIRMED_MS);
  };
  return { copied: state === 'copied', failed: state === 'failed', copy };
}

function mailAddress(address: string, { subject, text }: Props['mail']): string {
  return `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
