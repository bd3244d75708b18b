import { Button, CopyButton, ExternalIcon, MailIcon, RevealIcon, Row, Text } from '@platform/design-system';
import { parseMaskedIdentityDocuments } from '@platform/contracts';

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
  return (
    <Row $justify="between">
      <Text $size={14} $tone="muted">
        To {emailAddress ?? parseMaskedIdentityDocuments(maskedDocuments)?.email}
      </Text>
      <Row $gap={2}>
        <CopyButton text={`${mail.subject}\n\n${mail.text}`} />
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

function buildMailtoUrl(emailAddress: string, { subject, text }: Props['mail']): string {
  return `mailto:${encodeURIComponent(emailAddress)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
